Feature: old repayment

  Scenario: full 1
    Given old repayment is opened (withCard)
    Then loading
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open); the person asks to see the order; the phone has its back button pressed
    When load way to repay says 'both'
    Then ready
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the person asks to see the order; the phone has its back button pressed
    When the app comes back to the screen (open)
    Then open unknown (Nobody knows whether it was done, and the person is told so.)
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open); the person asks to see the order
    When the phone has its back button pressed
    Then open unknown
    When outcome unknown says 'retried'
    Then committing
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open); the person asks to choose a card; the person asks to repay; the person asks for the e-wallet; the person asks to see the order; the phone has its back button pressed
    When commit repayment says 'asksForCode'
    Then verifying (The lender sent a code by text message, which confirms the repayment.)
    And nothing comes of it: the device does 'connection restored'; the person asks to see the order
    When the app comes back to the screen (clear)
    Then verifying
    When the app comes back to the screen (open)
    Then verifying
    When the phone has its back button pressed
    Then verifying
    When code entry says 'repaid'
    Then repaid (The repayment was taken; the borrow detail is being opened or did not open by itself.)
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open); the phone has its back button pressed
    When the person asks to see the order
    Then repaid

  Scenario: full 2
    Given old repayment is opened (plain)
    Then loading
    When load way to repay says 'cardsOnly'
    Then ready
    And nothing comes of it: the person asks for the e-wallet
    When the person asks to choose a card
    Then ready
    When the person asks to repay
    Then committing
    When commit repayment says 'taken'
    Then repaid (The repayment was taken; the borrow detail is being opened or did not open by itself.)

  Scenario: full 3
    Given old repayment is opened (with an open code)
    Then loading
    When load way to repay says 'both'
    Then open unknown (Nobody knows whether it was done, and the person is told so.)
    When outcome unknown says 'tookOtherWay'
    Then committing
    When commit repayment says 'duplicate'
    Then ready
    When the person asks for the e-wallet
    Then opening wallet
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open); the person asks to choose a card; the person asks to repay; the person asks for the e-wallet; the person asks to see the order; the phone has its back button pressed
    When repay with wallet says 'told'
    Then wallet opened (The lender told where the e-wallet goes on, and it is being opened or did not open by itself.)
    And nothing comes of it: the device does 'connection restored'; the phone has its back button pressed
    When the app comes back to the screen (clear)
    Then loading
    When load way to repay says 'both'
    Then ready
    When the app comes back to the screen (open)
    Then open unknown
    When outcome unknown says 'left'
    Then ready
    When the app comes back to the screen (open)
    Then open unknown
    When outcome unknown says 'wentOn'
    Then repaid (The repayment was taken; the borrow detail is being opened or did not open by itself.)

  Scenario: full 4
    Given old repayment is opened (with an open e-wallet payment)
    Then loading
    When load way to repay says 'cardsOnly'
    Then open unknown (Nobody knows whether it was done, and the person is told so.)
    When outcome unknown says 'retried'
    Then opening wallet
    When repay with wallet says 'refused'
    Then ready
    When the app comes back to the screen (open)
    Then open unknown
    When outcome unknown says 'broke'
    Then ready
    When the person asks to repay
    Then committing
    When commit repayment says 'wordless'
    Then ready
    When the person asks to repay
    Then committing
    When commit repayment says 'held'
    Then commit unknown (Nobody knows whether it was done, and the person is told so.)
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open); the person asks to see the order
    When the phone has its back button pressed
    Then commit unknown
    When outcome unknown says 'retried'
    Then committing
    When commit repayment says 'lost'
    Then commit unknown
    When outcome unknown says 'tookOtherWay'
    Then committing
    When 60 s pass
    Then commit unknown
    When outcome unknown says 'left'
    Then ready
    When the person asks to repay
    Then committing
    When commit repayment says 'asksForCode'
    Then verifying (The lender sent a code by text message, which confirms the repayment.)
    When code entry says 'cancelled'
    Then ready
    When the person asks to repay
    Then committing
    When commit repayment says 'asksForCode'
    Then verifying
    When code entry says 'broke'
    Then ready
    When the person asks to repay
    Then committing
    When commit repayment says 'held'
    Then commit unknown
    When outcome unknown says 'wentOn'
    Then repaid (The repayment was taken; the borrow detail is being opened or did not open by itself.)

  Scenario: full 5
    Given old repayment is opened (with something open of another order)
    Then loading
    When load way to repay says 'refused'
    Then failed by lender
    And nothing comes of it: the person asks to see the order; the phone has its back button pressed
    When the person tries to load the page again
    Then loading
    When load way to repay says 'cut'
    Then failed by connection (There was no connection; the page goes on by itself when it is back.)
    And nothing comes of it: the person asks to see the order; the phone has its back button pressed
    When the device does 'connection restored'
    Then loading
    When load way to repay says 'garbage'
    Then failed by lender
    When the app comes back to the screen (clear)
    Then loading
    When 60 s pass
    Then failed by lender
    When the app comes back to the screen (open)
    Then loading
    When load way to repay says 'both'
    Then ready
    When the person asks for the e-wallet
    Then opening wallet
    When repay with wallet says 'held'
    Then wallet unknown (Nobody knows whether it was done, and the person is told so.)
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open); the person asks to see the order
    When the phone has its back button pressed
    Then wallet unknown
    When outcome unknown says 'retried'
    Then opening wallet
    When repay with wallet says 'lost'
    Then wallet unknown
    When outcome unknown says 'tookOtherWay'
    Then opening wallet
    When 60 s pass
    Then wallet unknown
    When outcome unknown says 'left'
    Then ready
    When the person asks to repay
    Then committing
    When commit repayment says 'held'
    Then commit unknown (Nobody knows whether it was done, and the person is told so.)
    When outcome unknown says 'broke'
    Then ready
    When the person asks for the e-wallet
    Then opening wallet
    When repay with wallet says 'told'
    Then wallet opened (The lender told where the e-wallet goes on, and it is being opened or did not open by itself.)
    When the app comes back to the screen (open)
    Then loading
    When load way to repay says 'both'
    Then open unknown (Nobody knows whether it was done, and the person is told so.)
    When outcome unknown says 'left'
    Then ready
    When the person asks for the e-wallet
    Then opening wallet
    When repay with wallet says 'told'
    Then wallet opened
    When the app comes back to the screen (open)
    Then loading
    When load way to repay says 'both'
    Then open unknown
    When outcome unknown says 'left'
    Then ready
    When the person asks for the e-wallet
    Then opening wallet
    When repay with wallet says 'told'
    Then wallet opened
    When the person asks for the e-wallet
    Then wallet opened
    When the person asks to see the order
    Then wallet opened
    When the app comes back to the screen (clear)
    Then loading
    When load way to repay says 'both'
    Then ready
    When the person asks for the e-wallet
    Then opening wallet
    When repay with wallet says 'held'
    Then wallet unknown
    When outcome unknown says 'wentOn'
    Then repaid (The repayment was taken; the borrow detail is being opened or did not open by itself.)

  Scenario: full 6
    Given old repayment is opened (with an open e-wallet payment)
    Then loading
    When load way to repay says 'both'
    Then open unknown (Nobody knows whether it was done, and the person is told so.)
    When outcome unknown says 'tookOtherWay'
    Then opening wallet
    When repay with wallet says 'held'
    Then wallet unknown (Nobody knows whether it was done, and the person is told so.)
    When outcome unknown says 'broke'
    Then ready
