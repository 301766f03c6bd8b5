Feature: repay

  Scenario: full 1
    Given repay is opened (instalment)
    Then loading
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open); the person closes the dialog; the phone has its back button pressed; the shell answers (copied); the shell answers (canShare); the shell answers (unable); the shell answers (elsewhere)
    When load repayment says 'due'
    Then shown payment ready and shown details collapsed
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the person closes the dialog; the phone has its back button pressed; the person opens the order
    When the app comes back to the screen (open)
    Then shown payment outcome unknown (Nobody knows whether it was done, and the person is told so.) and shown details collapsed
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open); the person closes the dialog
    When the phone has its back button pressed
    Then shown payment outcome unknown and shown details collapsed
    When the shell answers (copied)
    Then shown payment outcome unknown and shown details collapsed
    When the shell answers (canShare)
    Then shown payment outcome unknown and shown details collapsed
    When the shell answers (unable)
    Then shown payment outcome unknown and shown details collapsed
    When the shell answers (elsewhere)
    Then shown payment outcome unknown and shown details collapsed
    When outcome unknown says 'retried'
    Then shown payment ready and shown details collapsed
    When the app comes back to the screen (open)
    Then shown payment outcome unknown and shown details collapsed
    When outcome unknown says 'tookOtherWay'
    Then shown payment ready and shown details collapsed
    When the person shows more or less
    Then shown payment ready and shown details expanded
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the person closes the dialog; the phone has its back button pressed; the person opens the order
    When the app comes back to the screen (open)
    Then shown payment outcome unknown and shown details expanded
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open); the person closes the dialog
    When outcome unknown says 'left'
    Then shown payment ready and shown details expanded
    When the person shows more or less
    Then shown payment ready and shown details collapsed
    When the person opens the payment methods
    Then shown payment choosing channel and shown details collapsed
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the person chooses a channel (outOfRange)
    When the app comes back to the screen (open)
    Then shown payment outcome unknown and shown details collapsed
    When outcome unknown says 'wentOn'
    Then paid (The order was found paid, and is being opened or did not open by itself.)
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open); the person closes the dialog; the phone has its back button pressed; the shell answers (copied); the shell answers (canShare); the shell answers (unable); the shell answers (elsewhere)
    When the person opens the order
    Then paid

  Scenario: full 2
    Given repay is opened (extension)
    Then loading
    When load repayment says 'bare'
    Then shown payment ready and shown details collapsed
    And nothing comes of it: the person opens the payment methods; the person asks for the barcode; the person asks to pay; the person copies the pay code
    When the person shows more or less
    Then shown payment ready and shown details expanded
    And nothing comes of it: the person opens the payment methods; the person asks for the barcode; the person asks to pay; the person copies the pay code
    When the person asks how to pay
    Then shown payment ready and shown details expanded
    When the app comes back to the screen (open)
    Then shown payment outcome unknown (Nobody knows whether it was done, and the person is told so.) and shown details expanded
    When outcome unknown says 'broke'
    Then shown payment ready and shown details expanded

  Scenario: full 3
    Given repay is opened (with an open payment)
    Then loading
    When load repayment says 'due'
    Then shown payment outcome unknown (Nobody knows whether it was done, and the person is told so.) and shown details collapsed
    When outcome unknown says 'retried'
    Then shown payment ready and shown details collapsed
    When the person asks for the barcode
    Then shown payment barcode shown (The pay code of the default-payment box, as a barcode.) and shown details collapsed
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear)
    When the app comes back to the screen (open)
    Then shown payment outcome unknown and shown details collapsed
    When outcome unknown says 'retried'
    Then shown payment ready and shown details collapsed
    When the person asks to pay
    Then shown payment choosing channel and shown details collapsed
    When the person chooses a channel (wallet)
    Then shown payment ready and shown details collapsed
    When the person asks to pay
    Then shown payment generating (The lender is asked for a code for the chosen channel.) and shown details collapsed
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open); the person opens the payment methods; the person closes the dialog; the phone has its back button pressed; the person asks to pay; the person opens the order; the person asks how to pay
    When the person shows more or less
    Then shown payment generating and shown details expanded
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open); the person opens the payment methods; the person closes the dialog; the phone has its back button pressed; the person asks to pay; the person opens the order; the person asks how to pay
    When generate code says 'made'
    Then code made (The code is made, and its page is being opened or did not open by itself.)
    And nothing comes of it: the device does 'connection restored'; the person closes the dialog; the phone has its back button pressed; the shell answers (copied); the shell answers (canShare); the shell answers (unable); the shell answers (elsewhere)
    When the app comes back to the screen (clear)
    Then loading
    When load repayment says 'due'
    Then shown payment ready and shown details collapsed
    When the person opens the order
    Then shown payment ready and shown details collapsed
    When the person shows more or less
    Then shown payment ready and shown details expanded
    When the person opens the payment methods
    Then shown payment choosing channel and shown details expanded
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the person chooses a channel (outOfRange)
    When the app comes back to the screen (open)
    Then shown payment outcome unknown and shown details expanded
    When outcome unknown says 'retried'
    Then shown payment ready and shown details expanded
    When the person opens the payment methods
    Then shown payment choosing channel and shown details expanded
    When the person chooses a channel (wallet)
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
    When generate code says 'made'
    Then code made
    When the app comes back to the screen (open)
    Then loading
    When load repayment says 'due'
    Then shown payment outcome unknown and shown details collapsed
    When outcome unknown says 'retried'
    Then shown payment ready and shown details collapsed
    When the person asks to pay
    Then shown payment generating and shown details collapsed
    When generate code says 'made'
    Then code made
    When the person opens the payment methods
    Then shown payment choosing channel and shown details collapsed
    When the person chooses a channel (wallet)
    Then shown payment ready and shown details collapsed
    When the person asks to pay
    Then shown payment generating and shown details collapsed
    When generate code says 'refused'
    Then shown payment ready and shown details collapsed
    When the person asks to pay
    Then shown payment generating and shown details collapsed
    When generate code says 'held'
    Then shown payment outcome unknown and shown details collapsed
    When outcome unknown says 'tookOtherWay'
    Then shown payment generating and shown details collapsed
    When generate code says 'lost'
    Then shown payment outcome unknown and shown details collapsed
    When outcome unknown says 'retried'
    Then shown payment generating and shown details collapsed
    When 60 s pass
    Then shown payment outcome unknown and shown details collapsed
    When outcome unknown says 'retried'
    Then shown payment generating and shown details collapsed
    When generate code says 'made'
    Then code made
    When the person opens the code again
    Then code made
    When the person opens the order
    Then code made
    When the app comes back to the screen (clear)
    Then loading
    When load repayment says 'refused'
    Then refused (The lender refused, in words that stay on the page.)
    And nothing comes of it: the device does 'connection restored'; the person closes the dialog; the phone has its back button pressed; the shell answers (copied); the shell answers (canShare); the shell answers (unable); the shell answers (elsewhere)
    When the person tries again
    Then loading
    When load repayment says 'refused'
    Then refused
    When the app comes back to the screen (clear)
    Then loading
    When load repayment says 'cut'
    Then failed by connection (There was no connection; the page goes on by itself when it is back.)
    And nothing comes of it: the person closes the dialog; the phone has its back button pressed; the shell answers (copied); the shell answers (canShare); the shell answers (unable); the shell answers (elsewhere)
    When the person tries again
    Then loading
    When load repayment says 'garbage'
    Then failed by lender
    And nothing comes of it: the person closes the dialog; the phone has its back button pressed; the shell answers (copied); the shell answers (canShare); the shell answers (unable); the shell answers (elsewhere)
    When the device does 'connection restored'
    Then loading
    When 60 s pass
    Then failed by lender
    When the app comes back to the screen (clear)
    Then loading
    When load repayment says 'refused'
    Then refused
    When the app comes back to the screen (open)
    Then loading

  Scenario: full 4
    Given repay is opened (with an open payment)
    Then loading
    When load repayment says 'bare'
    Then shown payment outcome unknown (Nobody knows whether it was done, and the person is told so.) and shown details collapsed

  Scenario: full 5
    Given repay is opened (instalment)
    Then loading
    When load repayment says 'due'
    Then shown payment ready and shown details collapsed
    When the person copies the pay code
    Then shown payment ready and shown details collapsed
    When the person shows more or less
    Then shown payment ready and shown details expanded
    When the person asks for the barcode
    Then shown payment barcode shown (The pay code of the default-payment box, as a barcode.) and shown details expanded
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear)
    When the app comes back to the screen (open)
    Then shown payment outcome unknown (Nobody knows whether it was done, and the person is told so.) and shown details expanded
    When outcome unknown says 'retried'
    Then shown payment ready and shown details expanded
    When the person asks for the barcode
    Then shown payment barcode shown and shown details expanded
    When the person closes the dialog
    Then shown payment ready and shown details expanded
    When the person asks for the barcode
    Then shown payment barcode shown and shown details expanded
    When the phone has its back button pressed
    Then shown payment ready and shown details expanded
    When the person opens the payment methods
    Then shown payment choosing channel and shown details expanded
    When the person chooses a channel (wallet)
    Then shown payment ready and shown details expanded
    When the person asks to pay
    Then shown payment generating (The lender is asked for a code for the chosen channel.) and shown details expanded
    When generate code says 'made'
    Then code made (The code is made, and its page is being opened or did not open by itself.)
    When the app comes back to the screen (clear)
    Then loading
    When load repayment says 'refused'
    Then refused (The lender refused, in words that stay on the page.)
    When the person contacts us
    Then refused
    When the person opens the order
    Then refused
    When the person tries again
    Then loading
    When load repayment says 'cut'
    Then failed by connection (There was no connection; the page goes on by itself when it is back.)
    When the app comes back to the screen (open)
    Then loading
