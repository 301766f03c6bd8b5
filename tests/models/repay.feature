Feature: repay

  Scenario: full 1
    Given repay is opened (instalment)
    Then loading
    And nothing comes of it: the phone comes back to the app; the app refuses the link; the person closes the dialog; the phone has its back button pressed; the shell answers (copied); the shell answers (unable); the shell answers (elsewhere)
    When load repayment says 'due'
    Then shown payment ready and shown details collapsed
    And nothing comes of it: the phone comes back to the app; the app refuses the link; the person closes the dialog; the phone has its back button pressed
    When the person shows more or less
    Then shown payment ready and shown details expanded
    And nothing comes of it: the phone comes back to the app; the app refuses the link; the person closes the dialog; the phone has its back button pressed
    When the person shows more or less
    Then shown payment ready and shown details collapsed
    When the person opens the payment methods
    Then shown payment choosing channel and shown details collapsed
    And nothing comes of it: the phone comes back to the app; the app refuses the link; the person chooses a channel (outOfRange)
    When the person chooses a channel (wallet)
    Then shown payment ready and shown details collapsed
    When the person asks for the barcode
    Then shown payment barcode shown (The pay code of the default-payment box, as a barcode.) and shown details collapsed
    And nothing comes of it: the phone comes back to the app; the app refuses the link
    When the person closes the dialog
    Then shown payment ready and shown details collapsed
    When the person asks to pay
    Then shown payment generating (The lender is asked for a code for the chosen channel.) and shown details collapsed
    And nothing comes of it: the phone comes back to the app; the app refuses the link; the person opens the payment methods; the person asks for the barcode; the person closes the dialog; the phone has its back button pressed; the person asks to pay
    When the person shows more or less
    Then shown payment generating and shown details expanded
    And nothing comes of it: the phone comes back to the app; the app refuses the link; the person opens the payment methods; the person asks for the barcode; the person closes the dialog; the phone has its back button pressed; the person asks to pay
    When the person asks how to pay
    Then shown payment generating and shown details expanded
    When the person copies the pay code
    Then shown payment generating and shown details expanded
    When the shell answers (copied)
    Then shown payment generating and shown details expanded
    When the shell answers (unable)
    Then shown payment generating and shown details expanded
    When the shell answers (elsewhere)
    Then shown payment generating and shown details expanded
    When generate code says 'made'
    Then shown payment opening (The code's page is being opened.) and shown details expanded
    And nothing comes of it: the person opens the payment methods; the person asks for the barcode; the person closes the dialog; the phone has its back button pressed; the person asks to pay
    When the phone comes back to the app
    Then loading
    When load repayment says 'due'
    Then shown payment ready and shown details collapsed
    When the person shows more or less
    Then shown payment ready and shown details expanded
    When the person opens the payment methods
    Then shown payment choosing channel and shown details expanded
    And nothing comes of it: the phone comes back to the app; the app refuses the link; the person chooses a channel (outOfRange)
    When the person chooses a channel (wallet)
    Then shown payment ready and shown details expanded
    When the person asks for the barcode
    Then shown payment barcode shown and shown details expanded
    And nothing comes of it: the phone comes back to the app; the app refuses the link
    When the phone has its back button pressed
    Then shown payment ready and shown details expanded
    When the person opens the payment methods
    Then shown payment choosing channel and shown details expanded
    When the person chooses a channel (store)
    Then shown payment ready and shown details expanded
    When the person opens the payment methods
    Then shown payment choosing channel and shown details expanded
    When the person closes the dialog
    Then shown payment ready and shown details expanded
    When the person opens the payment methods
    Then shown payment choosing channel and shown details expanded
    When the phone has its back button pressed
    Then shown payment ready and shown details expanded
    When the person asks to pay
    Then shown payment generating and shown details expanded
    When generate code says 'refused'
    Then shown payment ready and shown details expanded
    When the person asks to pay
    Then shown payment generating and shown details expanded
    When generate code says 'garbage'
    Then shown payment ready and shown details expanded
    When the person asks to pay
    Then shown payment generating and shown details expanded
    When generate code says 'lost'
    Then shown payment outcome unknown (Nobody knows whether the code was made; asking again makes no second one.) and shown details expanded
    And nothing comes of it: the phone comes back to the app; the app refuses the link
    When the person closes the dialog
    Then shown payment ready and shown details expanded
    When the person opens the payment methods
    Then shown payment choosing channel and shown details expanded
    When the person chooses a channel (wallet)
    Then shown payment ready and shown details expanded
    When the person asks to pay
    Then shown payment generating and shown details expanded
    When 60 s pass
    Then shown payment outcome unknown and shown details expanded
    When the phone has its back button pressed
    Then shown payment ready and shown details expanded
    When the person shows more or less
    Then shown payment ready and shown details collapsed
    When the person asks to pay
    Then shown payment generating and shown details collapsed
    When generate code says 'made'
    Then shown payment opening and shown details collapsed
    And nothing comes of it: the person opens the payment methods; the person asks for the barcode; the person closes the dialog; the phone has its back button pressed; the person asks to pay
    When the app refuses the link
    Then shown payment ready and shown details collapsed
    When the person asks to pay
    Then shown payment generating and shown details collapsed
    When generate code says 'lost'
    Then shown payment outcome unknown and shown details collapsed
    And nothing comes of it: the phone comes back to the app; the app refuses the link
    When the person asks to pay
    Then shown payment generating and shown details collapsed
    When generate code says 'made'
    Then shown payment opening and shown details collapsed
    When 60 s pass
    Then shown payment ready and shown details collapsed
    When the person asks to pay
    Then shown payment generating and shown details collapsed
    When generate code says 'made'
    Then shown payment opening and shown details collapsed
    When the phone comes back to the app
    Then loading
    When load repayment says 'bare'
    Then shown payment ready and shown details collapsed
    And nothing comes of it: the person opens the payment methods; the person asks for the barcode; the person asks to pay; the person copies the pay code
    When the person shows more or less
    Then shown payment ready and shown details expanded
    And nothing comes of it: the person opens the payment methods; the person asks for the barcode; the person asks to pay; the person copies the pay code

  Scenario: full 2
    Given repay is opened (extension)
    Then loading
    When load repayment says 'refused'
    Then failed (What is due could not be loaded.)
    And nothing comes of it: the app refuses the link; the person closes the dialog; the phone has its back button pressed; the shell answers (copied); the shell answers (unable); the shell answers (elsewhere)
    When the person tries again
    Then loading
    When load repayment says 'cut'
    Then failed
    When the phone comes back to the app
    Then loading
    When 60 s pass
    Then failed
    When the person tries again
    Then loading
    When load repayment says 'due'
    Then shown payment ready and shown details collapsed
    When the person asks to pay
    Then shown payment choosing channel and shown details collapsed
