Feature: old repayment

  Scenario: full 1
    Given old repayment is opened (withCard)
    Then loading
    And nothing comes of it: the person tries to load the page again; the phone comes back to the app; the app refuses the link; the person asks to see the order; the person closes the dialog; the phone has its back button pressed
    When load way to repay says 'both'
    Then ready
    And nothing comes of it: the person tries to load the page again; the phone comes back to the app; the app refuses the link; the person asks to see the order; the person closes the dialog; the phone has its back button pressed
    When the person asks to choose a card
    Then ready
    When the person asks to repay
    Then committing
    And nothing comes of it: the person tries to load the page again; the phone comes back to the app; the app refuses the link; the person asks to choose a card; the person asks to repay; the person asks to repay with the e-wallet; the person asks to see the order; the person closes the dialog; the phone has its back button pressed
    When commit repayment says 'asksForCode'
    Then verifying entry typing and verifying pause counting
    And nothing comes of it: the person tries to load the page again; the phone comes back to the app; the app refuses the link; the person asks to see the order
    When the person types the code (whole)
    Then verifying entry typing and verifying pause counting
    When the person types the code (short)
    Then verifying entry typing and verifying pause counting
    When the person confirms the code
    Then verifying entry typing and verifying pause counting
    When the person types the code (whole)
    Then verifying entry typing and verifying pause counting
    When the person confirms the code
    Then verifying entry confirming and verifying pause counting
    And nothing comes of it: the person tries to load the page again; the phone comes back to the app; the app refuses the link; the person asks to see the order; the person types the code (whole); the person types the code (short); the person confirms the code; the person asks for another code; the person closes the dialog; the phone has its back button pressed
    When sms countdown says 'over'
    Then verifying entry confirming and verifying pause over
    And nothing comes of it: the person tries to load the page again; the phone comes back to the app; the app refuses the link; the person asks to see the order; the person types the code (whole); the person types the code (short); the person confirms the code; the person asks for another code; the person closes the dialog; the phone has its back button pressed
    When confirm repayment says 'taken'
    Then repaid (The repayment was taken; the borrow detail is being opened.)
    And nothing comes of it: the person tries to load the page again; the phone comes back to the app; the app refuses the link; the person closes the dialog; the phone has its back button pressed
    When the person asks to see the order
    Then repaid

  Scenario: full 2
    Given old repayment is opened (plain)
    Then loading
    When load way to repay says 'cardsOnly'
    Then ready
    And nothing comes of it: the person asks to repay with the e-wallet
    When the person asks to repay
    Then committing
    When commit repayment says 'taken'
    Then repaid (The repayment was taken; the borrow detail is being opened.)

  Scenario: full 3
    Given old repayment is opened (withCard)
    Then loading
    When load way to repay says 'refused'
    Then failed (The ways to repay could not be loaded.)
    And nothing comes of it: the app refuses the link; the person asks to see the order; the person closes the dialog; the phone has its back button pressed
    When the person tries to load the page again
    Then loading
    When load way to repay says 'cut'
    Then failed
    When the phone comes back to the app
    Then loading
    When 60 s pass
    Then failed
    When the person tries to load the page again
    Then loading
    When load way to repay says 'both'
    Then ready
    When the person asks to repay with the e-wallet
    Then opening wallet
    And nothing comes of it: the person tries to load the page again; the phone comes back to the app; the app refuses the link; the person asks to choose a card; the person asks to repay; the person asks to repay with the e-wallet; the person asks to see the order; the person closes the dialog; the phone has its back button pressed
    When repay with wallet says 'told'
    Then leaving (Another page is being opened.)
    And nothing comes of it: the person tries to load the page again; the person asks to repay with the e-wallet; the person asks to see the order; the person closes the dialog; the phone has its back button pressed
    When the phone comes back to the app
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
    When commit repayment says 'garbage'
    Then ready
    When the person asks to repay
    Then committing
    When commit repayment says 'lost'
    Then commit unknown (Nobody knows whether the repayment arrived; committing again counts once.)
    And nothing comes of it: the phone comes back to the app; the app refuses the link
    When the person asks to repay
    Then committing
    When 60 s pass
    Then commit unknown
    When the person asks to see the order
    Then leaving
    When the app refuses the link
    Then ready
    When the person asks to repay with the e-wallet
    Then opening wallet
    When repay with wallet says 'refused'
    Then ready
    When the person asks to repay with the e-wallet
    Then opening wallet
    When repay with wallet says 'garbage'
    Then ready
    When the person asks to repay with the e-wallet
    Then opening wallet
    When repay with wallet says 'lost'
    Then wallet unknown (Nobody knows whether the e-wallet was told; asking again counts once.)
    And nothing comes of it: the phone comes back to the app; the app refuses the link
    When the person asks to repay with the e-wallet
    Then opening wallet
    When 60 s pass
    Then wallet unknown
    When the person asks to see the order
    Then leaving
    When 60 s pass
    Then ready
    When the person asks to repay
    Then committing
    When commit repayment says 'asksForCode'
    Then verifying entry typing and verifying pause counting
    When the person asks for another code
    Then verifying entry typing and verifying pause counting
    When the person closes the dialog
    Then ready
    When the person asks to repay
    Then committing
    When commit repayment says 'asksForCode'
    Then verifying entry typing and verifying pause counting
    When the phone has its back button pressed
    Then ready
    When the person asks to repay
    Then committing
    When commit repayment says 'asksForCode'
    Then verifying entry typing and verifying pause counting
    When sms countdown says 'over'
    Then verifying entry typing and verifying pause over
    And nothing comes of it: the person tries to load the page again; the phone comes back to the app; the app refuses the link; the person asks to see the order
    When the person asks for another code
    Then verifying entry resending and verifying pause over
    And nothing comes of it: the person tries to load the page again; the phone comes back to the app; the app refuses the link; the person asks to see the order; the person types the code (whole); the person types the code (short); the person confirms the code; the person asks for another code; the person closes the dialog; the phone has its back button pressed
    When resend code says 'asksForCode'
    Then verifying entry typing and verifying pause counting
    When sms countdown says 'broken'
    Then verifying entry typing and verifying pause over
    When the person types the code (whole)
    Then verifying entry typing and verifying pause over
    When the person closes the dialog
    Then ready
    When the person asks to repay
    Then committing
    When commit repayment says 'asksForCode'
    Then verifying entry typing and verifying pause counting
    When 60 s pass
    Then verifying entry typing and verifying pause over
    When the person types the code (whole)
    Then verifying entry typing and verifying pause over
    When the phone has its back button pressed
    Then ready
    When the person asks to repay
    Then committing
    When commit repayment says 'lost'
    Then commit unknown
    When the person closes the dialog
    Then ready
    When the person asks to repay
    Then committing
    When commit repayment says 'lost'
    Then commit unknown
    When the phone has its back button pressed
    Then ready

  Scenario: full 4
    Given old repayment is opened (withCard)
    Then loading
    When load way to repay says 'both'
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
    Then wallet unknown
    When the phone has its back button pressed
    Then ready
    When the person asks to repay
    Then committing
    When commit repayment says 'asksForCode'
    Then verifying entry typing and verifying pause counting
    When the person confirms the code
    Then verifying entry typing and verifying pause counting
    When the person confirms the code
    Then verifying entry typing and verifying pause counting
    When the person closes the dialog
    Then ready
    When the person asks to repay
    Then committing
    When commit repayment says 'asksForCode'
    Then verifying entry typing and verifying pause counting
    When the person confirms the code
    Then verifying entry typing and verifying pause counting
    When the phone has its back button pressed
    Then ready
    When the person asks to repay
    Then committing
    When commit repayment says 'asksForCode'
    Then verifying entry typing and verifying pause counting
    When the person types the code (whole)
    Then verifying entry typing and verifying pause counting
    When the person confirms the code
    Then verifying entry confirming and verifying pause counting
    When confirm repayment says 'wrongCode'
    Then verifying entry typing and verifying pause counting
    When the person closes the dialog
    Then ready
    When the person asks to repay
    Then committing
    When commit repayment says 'asksForCode'
    Then verifying entry typing and verifying pause counting
    When the person types the code (whole)
    Then verifying entry typing and verifying pause counting
    When the person confirms the code
    Then verifying entry confirming and verifying pause counting
    When confirm repayment says 'duplicate'
    Then verifying entry typing and verifying pause counting
    When the person confirms the code
    Then verifying entry confirming and verifying pause counting
    When confirm repayment says 'garbage'
    Then verifying entry typing and verifying pause counting
    When the person types the code (whole)
    Then verifying entry typing and verifying pause counting
    When the person confirms the code
    Then verifying entry confirming and verifying pause counting
    When confirm repayment says 'lost'
    Then verifying entry confirm unknown (Nobody knows whether the repayment was confirmed; confirming again counts once.) and verifying pause counting
    And nothing comes of it: the phone comes back to the app; the app refuses the link
    When the person asks to see the order
    Then leaving (Another page is being opened.)
    When the app refuses the link
    Then ready
    When the person asks to repay
    Then committing
    When commit repayment says 'asksForCode'
    Then verifying entry typing and verifying pause counting
    When the person confirms the code
    Then verifying entry typing and verifying pause counting
    When the person types the code (whole)
    Then verifying entry typing and verifying pause counting
    When the person types the code (short)
    Then verifying entry typing and verifying pause counting
    When the person confirms the code
    Then verifying entry typing and verifying pause counting
    When the phone has its back button pressed
    Then ready
    When the person asks to repay
    Then committing
    When commit repayment says 'asksForCode'
    Then verifying entry typing and verifying pause counting
    When sms countdown says 'over'
    Then verifying entry typing and verifying pause over
    When the person asks for another code
    Then verifying entry resending and verifying pause over
    When resend code says 'taken'
    Then repaid (The repayment was taken; the borrow detail is being opened.)

  Scenario: full 5
    Given old repayment is opened (withCard)
    Then loading
    When load way to repay says 'both'
    Then ready
    When the person asks to repay
    Then committing
    When commit repayment says 'asksForCode'
    Then verifying entry typing and verifying pause counting
    When sms countdown says 'over'
    Then verifying entry typing and verifying pause over
    When the person asks for another code
    Then verifying entry resending and verifying pause over
    When resend code says 'duplicate'
    Then verifying entry typing and verifying pause over
    When the person asks for another code
    Then verifying entry resending and verifying pause over
    When resend code says 'wordless'
    Then verifying entry typing and verifying pause over
    When the person asks for another code
    Then verifying entry resending and verifying pause over
    When resend code says 'garbage'
    Then verifying entry typing and verifying pause over
    When the person asks for another code
    Then verifying entry resending and verifying pause over
    When resend code says 'lost'
    Then verifying entry resend unknown (Nobody knows whether another code was sent; asking again sends one at most.) and verifying pause over
    And nothing comes of it: the phone comes back to the app; the app refuses the link
    When the person asks to see the order
    Then leaving (Another page is being opened.)
    When the app refuses the link
    Then ready
    When the person asks to repay
    Then committing
    When commit repayment says 'asksForCode'
    Then verifying entry typing and verifying pause counting
    When sms countdown says 'over'
    Then verifying entry typing and verifying pause over
    When the person asks for another code
    Then verifying entry resending and verifying pause over
    When 60 s pass
    Then verifying entry resend unknown and verifying pause over
    When the person asks for another code
    Then verifying entry resending and verifying pause over
    When resend code says 'lost'
    Then verifying entry resend unknown and verifying pause over
    When the person closes the dialog
    Then verifying entry typing and verifying pause over
    When the person types the code (whole)
    Then verifying entry typing and verifying pause over
    When the person confirms the code
    Then verifying entry confirming and verifying pause over
    When confirm repayment says 'lost'
    Then verifying entry confirm unknown (Nobody knows whether the repayment was confirmed; confirming again counts once.) and verifying pause over
    And nothing comes of it: the phone comes back to the app; the app refuses the link
    When the person confirms the code
    Then verifying entry confirming and verifying pause over
    When 60 s pass
    Then verifying entry confirm unknown and verifying pause over
    When the person closes the dialog
    Then verifying entry typing and verifying pause over
    When the person confirms the code
    Then verifying entry confirming and verifying pause over
    When confirm repayment says 'lost'
    Then verifying entry confirm unknown and verifying pause over
    When the phone has its back button pressed
    Then verifying entry typing and verifying pause over
    When the person asks for another code
    Then verifying entry resending and verifying pause over
    When resend code says 'taken'
    Then repaid (The repayment was taken; the borrow detail is being opened.)

  Scenario: full 6
    Given old repayment is opened (withCard)
    Then loading
    When load way to repay says 'both'
    Then ready
    When the person asks to repay
    Then committing
    When commit repayment says 'asksForCode'
    Then verifying entry typing and verifying pause counting
    When the person confirms the code
    Then verifying entry typing and verifying pause counting
    When sms countdown says 'over'
    Then verifying entry typing and verifying pause over
    When the person asks for another code
    Then verifying entry resending and verifying pause over
    When resend code says 'taken'
    Then repaid (The repayment was taken; the borrow detail is being opened.)

  Scenario: full 7
    Given old repayment is opened (withCard)
    Then loading
    When load way to repay says 'both'
    Then ready
    When the person asks to repay
    Then committing
    When commit repayment says 'asksForCode'
    Then verifying entry typing and verifying pause counting
    When sms countdown says 'over'
    Then verifying entry typing and verifying pause over
    When the person asks for another code
    Then verifying entry resending and verifying pause over
    When resend code says 'lost'
    Then verifying entry resend unknown (Nobody knows whether another code was sent; asking again sends one at most.) and verifying pause over
    When the phone has its back button pressed
    Then verifying entry typing and verifying pause over
    When the person types the code (whole)
    Then verifying entry typing and verifying pause over
    When the person asks for another code
    Then verifying entry resending and verifying pause over
    When resend code says 'lost'
    Then verifying entry resend unknown and verifying pause over
    When the person asks to see the order
    Then leaving (Another page is being opened.)
    When the app refuses the link
    Then ready
    When the person asks to repay
    Then committing
    When commit repayment says 'asksForCode'
    Then verifying entry typing and verifying pause counting
    When the person types the code (whole)
    Then verifying entry typing and verifying pause counting
    When the person confirms the code
    Then verifying entry confirming and verifying pause counting
    When confirm repayment says 'wrongCode'
    Then verifying entry typing and verifying pause counting
    When the person confirms the code
    Then verifying entry confirming and verifying pause counting
    When confirm repayment says 'taken'
    Then repaid (The repayment was taken; the borrow detail is being opened.)

  Scenario: full 8
    Given old repayment is opened (withCard)
    Then loading
    When load way to repay says 'both'
    Then ready
    When the person asks to repay
    Then committing
    When commit repayment says 'asksForCode'
    Then verifying entry typing and verifying pause counting
    When the person types the code (whole)
    Then verifying entry typing and verifying pause counting
    When the person confirms the code
    Then verifying entry confirming and verifying pause counting
    When confirm repayment says 'wrongCode'
    Then verifying entry typing and verifying pause counting
    When the person confirms the code
    Then verifying entry confirming and verifying pause counting
    When confirm repayment says 'wrongCode'
    Then verifying entry typing and verifying pause counting
    When the person confirms the code
    Then verifying entry confirming and verifying pause counting
    When confirm repayment says 'lost'
    Then verifying entry confirm unknown (Nobody knows whether the repayment was confirmed; confirming again counts once.) and verifying pause counting
    When the person asks to see the order
    Then leaving (Another page is being opened.)
    When the app refuses the link
    Then ready
    When the person asks to repay
    Then committing
    When commit repayment says 'asksForCode'
    Then verifying entry typing and verifying pause counting
    When the person types the code (short)
    Then verifying entry typing and verifying pause counting
    When the person confirms the code
    Then verifying entry typing and verifying pause counting
    When sms countdown says 'over'
    Then verifying entry typing and verifying pause over
    When the person asks for another code
    Then verifying entry resending and verifying pause over
    When resend code says 'taken'
    Then repaid (The repayment was taken; the borrow detail is being opened.)

  Scenario: full 9
    Given old repayment is opened (withCard)
    Then loading
    When load way to repay says 'both'
    Then ready
    When the person asks to repay
    Then committing
    When commit repayment says 'asksForCode'
    Then verifying entry typing and verifying pause counting
    When the person confirms the code
    Then verifying entry typing and verifying pause counting
    When sms countdown says 'over'
    Then verifying entry typing and verifying pause over
    When the person asks for another code
    Then verifying entry resending and verifying pause over
    When resend code says 'lost'
    Then verifying entry resend unknown (Nobody knows whether another code was sent; asking again sends one at most.) and verifying pause over
    When the person asks to see the order
    Then leaving (Another page is being opened.)
    When the app refuses the link
    Then ready
    When the person asks to repay
    Then committing
    When commit repayment says 'asksForCode'
    Then verifying entry typing and verifying pause counting
    When the person types the code (short)
    Then verifying entry typing and verifying pause counting
    When the person confirms the code
    Then verifying entry typing and verifying pause counting
    When sms countdown says 'over'
    Then verifying entry typing and verifying pause over
    When the person asks for another code
    Then verifying entry resending and verifying pause over
    When resend code says 'lost'
    Then verifying entry resend unknown and verifying pause over
    When the person asks to see the order
    Then leaving
    When the app refuses the link
    Then ready
    When the person asks to repay
    Then committing
    When commit repayment says 'asksForCode'
    Then verifying entry typing and verifying pause counting
    When sms countdown says 'over'
    Then verifying entry typing and verifying pause over
    When the person asks for another code
    Then verifying entry resending and verifying pause over
    When resend code says 'asksForCode'
    Then verifying entry typing and verifying pause counting
    When sms countdown says 'over'
    Then verifying entry typing and verifying pause over
    When the person asks for another code
    Then verifying entry resending and verifying pause over
    When resend code says 'asksForCode'
    Then verifying entry typing and verifying pause counting
