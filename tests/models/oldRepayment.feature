Feature: old repayment

  Scenario: full 1
    Given old repayment is opened (withCard)
    Then loading
    And nothing comes of it: the person tries to load the page again; the phone comes back to the app; the person asks to see the order; the person closes the dialog; the phone has its back button pressed
    When load way to repay says 'both'
    Then ready
    And nothing comes of it: the person tries to load the page again; the phone comes back to the app; the person asks to see the order; the person closes the dialog; the phone has its back button pressed
    When the person asks to choose a card
    Then ready
    When the person asks to repay
    Then committing
    And nothing comes of it: the person tries to load the page again; the phone comes back to the app; the person asks to choose a card; the person asks to repay; the person asks to repay with the e-wallet; the person asks to see the order; the person closes the dialog; the phone has its back button pressed
    When commit repayment says 'asksForCode'
    Then verifying typing counting (The next code has to wait.)
    And nothing comes of it: the person tries to load the page again; the phone comes back to the app; the person asks to see the order
    When the person types the code (whole)
    Then verifying typing counting (The next code has to wait.)
    When the person types the code (short)
    Then verifying typing counting (The next code has to wait.)
    When the person confirms the code
    Then verifying typing counting (The next code has to wait.)
    When the person asks for another code
    Then verifying typing counting (The next code has to wait.)
    When the person closes the dialog
    Then ready
    When the person asks to repay with the e-wallet
    Then opening wallet
    And nothing comes of it: the person tries to load the page again; the phone comes back to the app; the person asks to choose a card; the person asks to repay; the person asks to repay with the e-wallet; the person asks to see the order; the person closes the dialog; the phone has its back button pressed
    When repay with wallet says 'told'
    Then leaving (Another page is being opened.)
    And nothing comes of it: the person tries to load the page again; the person asks to repay with the e-wallet; the person asks to see the order; the person closes the dialog; the phone has its back button pressed
    When the phone comes back to the app
    Then loading
    When load way to repay says 'cardsOnly'
    Then ready
    And nothing comes of it: the person asks to repay with the e-wallet
    When the person asks to repay
    Then committing
    When commit repayment says 'taken'
    Then repaid (The repayment was taken; the borrow detail is being opened.)
    And nothing comes of it: the person tries to load the page again; the phone comes back to the app; the person closes the dialog; the phone has its back button pressed
    When the person asks to see the order
    Then repaid (The repayment was taken; the borrow detail is being opened.)

  Scenario: full 2
    Given old repayment is opened (plain)
    Then loading
    When load way to repay says 'refused'
    Then failed (The ways to repay could not be loaded.)
    And nothing comes of it: the person asks to see the order; the person closes the dialog; the phone has its back button pressed
    When the person tries to load the page again
    Then loading
    When load way to repay says 'cut'
    Then failed (The ways to repay could not be loaded.)
    When the phone comes back to the app
    Then loading
    When 60 s pass
    Then failed (The ways to repay could not be loaded.)
    When the person tries to load the page again
    Then loading
    When load way to repay says 'both'
    Then ready
    When the person asks to repay
    Then committing
    When commit repayment says 'duplicate'
    Then ready
    When the person asks to repay
    Then committing
    When commit repayment says 'wordless'
    Then ready
    When the person asks to repay
    Then committing
    When commit repayment says 'cut'
    Then ready
    When the person asks to repay
    Then committing
    When commit repayment says 'lost'
    Then commit unknown (Nobody knows whether the repayment arrived; committing again counts once.)
    And nothing comes of it: the phone comes back to the app
    When the person asks to repay
    Then committing
    When 60 s pass
    Then commit unknown (Nobody knows whether the repayment arrived; committing again counts once.)
    When the person asks to see the order
    Then leaving (Another page is being opened.)
    When 60 s pass
    Then ready
    When the person asks to repay with the e-wallet
    Then opening wallet
    When repay with wallet says 'refused'
    Then ready
    When the person asks to repay with the e-wallet
    Then opening wallet
    When repay with wallet says 'cut'
    Then ready
    When the person asks to repay with the e-wallet
    Then opening wallet
    When repay with wallet says 'lost'
    Then wallet unknown (Nobody knows whether the e-wallet was told; asking again counts once.)
    And nothing comes of it: the phone comes back to the app
    When the person asks to repay with the e-wallet
    Then opening wallet
    When 60 s pass
    Then wallet unknown (Nobody knows whether the e-wallet was told; asking again counts once.)
    When the person asks to see the order
    Then leaving (Another page is being opened.)
    When 60 s pass
    Then ready
    When the person asks to repay
    Then committing
    When commit repayment says 'asksForCode'
    Then verifying typing counting (The next code has to wait.)
    When the phone has its back button pressed
    Then ready
    When the person asks to repay
    Then committing
    When commit repayment says 'asksForCode'
    Then verifying typing counting (The next code has to wait.)
    When sms countdown says 'over'
    Then verifying typing sendable
    And nothing comes of it: the person tries to load the page again; the phone comes back to the app; the person asks to see the order
    When the person asks for another code
    Then verifying resending
    And nothing comes of it: the person tries to load the page again; the phone comes back to the app; the person asks to see the order; the person types the code (whole); the person types the code (short); the person confirms the code; the person asks for another code; the person closes the dialog; the phone has its back button pressed
    When resend code says 'asksForCode'
    Then verifying typing counting (The next code has to wait.)
    When sms countdown says 'broken'
    Then verifying typing sendable
    When the person types the code (whole)
    Then verifying typing sendable
    When the person confirms the code
    Then verifying confirming
    And nothing comes of it: the person tries to load the page again; the phone comes back to the app; the person asks to see the order; the person types the code (whole); the person types the code (short); the person confirms the code; the person asks for another code; the person closes the dialog; the phone has its back button pressed
    When confirm repayment says 'taken'
    Then repaid (The repayment was taken; the borrow detail is being opened.)

  Scenario: full 3
    Given old repayment is opened (withCard)
    Then loading
    When load way to repay says 'both'
    Then ready
    When the person asks to repay
    Then committing
    When commit repayment says 'asksForCode'
    Then verifying typing counting (The next code has to wait.)
    When 60 s pass
    Then verifying typing sendable
    When the person asks for another code
    Then verifying resending
    When resend code says 'taken'
    Then repaid (The repayment was taken; the borrow detail is being opened.)

  Scenario: full 4
    Given old repayment is opened (withCard)
    Then loading
    When load way to repay says 'both'
    Then ready
    When the person asks to repay
    Then committing
    When commit repayment says 'lost'
    Then commit unknown (Nobody knows whether the repayment arrived; committing again counts once.)
    When the person closes the dialog
    Then ready
    When the person asks to repay
    Then committing
    When commit repayment says 'lost'
    Then commit unknown (Nobody knows whether the repayment arrived; committing again counts once.)
    When the phone has its back button pressed
    Then ready
    When the person asks to repay with the e-wallet
    Then opening wallet
    When repay with wallet says 'lost'
    Then wallet unknown (Nobody knows whether the e-wallet was told; asking again counts once.)
    When the person closes the dialog
    Then ready
    When the person asks to repay with the e-wallet
    Then opening wallet
    When repay with wallet says 'lost'
    Then wallet unknown (Nobody knows whether the e-wallet was told; asking again counts once.)
    When the phone has its back button pressed
    Then ready
    When the person asks to repay
    Then committing
    When commit repayment says 'asksForCode'
    Then verifying typing counting (The next code has to wait.)
    When the person types the code (whole)
    Then verifying typing counting (The next code has to wait.)
    When the person confirms the code
    Then verifying confirming
    When confirm repayment says 'wrongCode'
    Then verifying typing counting (The next code has to wait.)
    When the person confirms the code
    Then verifying confirming
    When confirm repayment says 'duplicate'
    Then verifying typing counting (The next code has to wait.)
    When the person confirms the code
    Then verifying confirming
    When confirm repayment says 'cut'
    Then verifying typing counting (The next code has to wait.)
    When the person confirms the code
    Then verifying confirming
    When confirm repayment says 'lost'
    Then verifying confirm unknown (Nobody knows whether the repayment was confirmed; confirming again counts once.)
    And nothing comes of it: the phone comes back to the app
    When the person asks to see the order
    Then leaving (Another page is being opened.)
    When 60 s pass
    Then ready
    When the person asks to repay
    Then committing
    When commit repayment says 'asksForCode'
    Then verifying typing counting (The next code has to wait.)
    When the person types the code (whole)
    Then verifying typing counting (The next code has to wait.)
    When the person confirms the code
    Then verifying confirming
    When 60 s pass
    Then verifying confirm unknown (Nobody knows whether the repayment was confirmed; confirming again counts once.)
    When the person confirms the code
    Then verifying confirming
    When confirm repayment says 'lost'
    Then verifying confirm unknown (Nobody knows whether the repayment was confirmed; confirming again counts once.)
    When the person closes the dialog
    Then verifying typing counting (The next code has to wait.)
    When the person confirms the code
    Then verifying confirming
    When confirm repayment says 'lost'
    Then verifying confirm unknown (Nobody knows whether the repayment was confirmed; confirming again counts once.)
    When the phone has its back button pressed
    Then verifying typing counting (The next code has to wait.)
    When sms countdown says 'over'
    Then verifying typing sendable
    When the person asks for another code
    Then verifying resending
    When resend code says 'duplicate'
    Then verifying typing counting (The next code has to wait.)
    When sms countdown says 'over'
    Then verifying typing sendable
    When the person asks for another code
    Then verifying resending
    When resend code says 'wordless'
    Then verifying typing counting (The next code has to wait.)
    When sms countdown says 'over'
    Then verifying typing sendable
    When the person asks for another code
    Then verifying resending
    When resend code says 'cut'
    Then verifying typing counting (The next code has to wait.)
    When sms countdown says 'over'
    Then verifying typing sendable
    When the person asks for another code
    Then verifying resending
    When resend code says 'lost'
    Then verifying resend unknown (Nobody knows whether another code was sent; asking again sends one at most.)
    And nothing comes of it: the phone comes back to the app
    When the person asks to see the order
    Then leaving (Another page is being opened.)
    When 60 s pass
    Then ready
    When the person asks to repay
    Then committing
    When commit repayment says 'asksForCode'
    Then verifying typing counting (The next code has to wait.)
    When sms countdown says 'over'
    Then verifying typing sendable
    When the person asks for another code
    Then verifying resending
    When 60 s pass
    Then verifying resend unknown (Nobody knows whether another code was sent; asking again sends one at most.)
    When the person asks for another code
    Then verifying resending
    When resend code says 'lost'
    Then verifying resend unknown (Nobody knows whether another code was sent; asking again sends one at most.)
    When the person closes the dialog
    Then verifying typing counting (The next code has to wait.)

  Scenario: full 5
    Given old repayment is opened (withCard)
    Then loading
    When load way to repay says 'both'
    Then ready
    When the person asks to repay
    Then committing
    When commit repayment says 'asksForCode'
    Then verifying typing counting (The next code has to wait.)
    When sms countdown says 'over'
    Then verifying typing sendable
    When the person asks for another code
    Then verifying resending
    When resend code says 'lost'
    Then verifying resend unknown (Nobody knows whether another code was sent; asking again sends one at most.)
    When the phone has its back button pressed
    Then verifying typing counting (The next code has to wait.)
