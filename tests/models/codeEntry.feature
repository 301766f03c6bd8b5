Feature: code entry

  Scenario: full 1
    Given code entry is opened
    Then typing pausing (A code was sent less than a minute ago; the next one has to wait.)
    And nothing comes of it: the app comes back to the screen (clear)
    When the app comes back to the screen (payment)
    Then open unknown (Nobody knows whether it was done, and the person is told so.)
    And nothing comes of it: the app comes back to the screen (clear); the app comes back to the screen (payment); the app comes back to the screen (code)
    When the phone has its back button pressed
    Then open unknown
    When outcome unknown says 'retried'
    Then confirming
    And nothing comes of it: the app comes back to the screen (clear); the app comes back to the screen (payment); the app comes back to the screen (code); the person types the code (whole); the person types the code (short); the person confirms the code; the person asks for another code; the person closes the dialog; the phone has its back button pressed
    When confirm repayment says 'taken'
    Then repaid and done

  Scenario: full 2
    Given code entry is opened
    Then typing pausing (A code was sent less than a minute ago; the next one has to wait.)
    When the app comes back to the screen (code)
    Then open unknown (Nobody knows whether it was done, and the person is told so.)
    When outcome unknown says 'retried'
    Then resending
    And nothing comes of it: the app comes back to the screen (clear); the app comes back to the screen (payment); the app comes back to the screen (code); the person types the code (whole); the person types the code (short); the person confirms the code; the person asks for another code; the person closes the dialog; the phone has its back button pressed
    When resend code says 'sent'
    Then typing pausing
    When the app comes back to the screen (code)
    Then open unknown
    When outcome unknown says 'tookOtherWay'
    Then resending
    When resend code says 'sent'
    Then typing pausing
    When the person types the code (whole)
    Then typing pausing
    When the person types the code (short)
    Then typing pausing
    When the person confirms the code
    Then typing pausing
    When the person types the code (whole)
    Then typing pausing
    When the person confirms the code
    Then confirming
    When confirm repayment says 'wrongCode'
    Then typing pausing
    When the person asks for another code
    Then typing pausing
    When the person closes the dialog
    Then cancelled and done

  Scenario: full 3
    Given code entry is opened
    Then typing pausing (A code was sent less than a minute ago; the next one has to wait.)
    When the phone has its back button pressed
    Then cancelled and done

  Scenario: full 4
    Given code entry is opened
    Then typing pausing (A code was sent less than a minute ago; the next one has to wait.)
    When sms countdown says 'over'
    Then typing free (A code may be sent.)
    And nothing comes of it: the app comes back to the screen (clear)
    When the person asks for another code
    Then resending
    When resend code says 'sent'
    Then typing pausing
    When sms countdown says 'broken'
    Then typing free
    When the app comes back to the screen (payment)
    Then open unknown (Nobody knows whether it was done, and the person is told so.)
    When outcome unknown says 'tookOtherWay'
    Then confirming
    When confirm repayment says 'wrongCode'
    Then typing free
    When the app comes back to the screen (payment)
    Then open unknown
    When outcome unknown says 'left'
    Then typing free
    When the app comes back to the screen (payment)
    Then open unknown
    When outcome unknown says 'wentOn'
    Then repaid and done

  Scenario: full 5
    Given code entry is opened
    Then typing pausing (A code was sent less than a minute ago; the next one has to wait.)
    When the app comes back to the screen (payment)
    Then open unknown (Nobody knows whether it was done, and the person is told so.)
    When outcome unknown says 'left'
    Then typing pausing
    When the app comes back to the screen (payment)
    Then open unknown
    When outcome unknown says 'broke'
    Then typing pausing
    When the person confirms the code
    Then typing pausing
    When the person confirms the code
    Then typing pausing
    When the app comes back to the screen (payment)
    Then open unknown
    When outcome unknown says 'retried'
    Then confirming
    When confirm repayment says 'duplicate'
    Then typing pausing
    When the app comes back to the screen (payment)
    Then open unknown
    When outcome unknown says 'retried'
    Then confirming
    When confirm repayment says 'held'
    Then confirm unknown (Nobody knows whether it was done, and the person is told so.)
    And nothing comes of it: the app comes back to the screen (clear); the app comes back to the screen (payment); the app comes back to the screen (code)
    When the phone has its back button pressed
    Then confirm unknown
    When outcome unknown says 'retried'
    Then confirming
    When confirm repayment says 'lost'
    Then confirm unknown
    When outcome unknown says 'tookOtherWay'
    Then confirming
    When 60 s pass
    Then confirm unknown
    When outcome unknown says 'left'
    Then typing pausing
    When the app comes back to the screen (code)
    Then open unknown
    When outcome unknown says 'retried'
    Then resending
    When resend code says 'taken'
    Then repaid and done

  Scenario: full 6
    Given code entry is opened
    Then typing pausing (A code was sent less than a minute ago; the next one has to wait.)
    When the app comes back to the screen (code)
    Then open unknown (Nobody knows whether it was done, and the person is told so.)
    When outcome unknown says 'retried'
    Then resending
    When resend code says 'duplicate'
    Then typing pausing
    When the app comes back to the screen (code)
    Then open unknown
    When outcome unknown says 'retried'
    Then resending
    When resend code says 'lost'
    Then resend unknown (Nobody knows whether it was done, and the person is told so.)
    And nothing comes of it: the app comes back to the screen (clear); the app comes back to the screen (payment); the app comes back to the screen (code)
    When the phone has its back button pressed
    Then resend unknown
    When outcome unknown says 'retried'
    Then resending
    When 60 s pass
    Then resend unknown
    When outcome unknown says 'tookOtherWay'
    Then resending
    When resend code says 'lost'
    Then resend unknown
    When outcome unknown says 'left'
    Then typing pausing
    When sms countdown says 'over'
    Then typing free (A code may be sent.)
    When the app comes back to the screen (payment)
    Then open unknown
    When outcome unknown says 'broke'
    Then typing free
    When the person asks for another code
    Then resending
    When resend code says 'duplicate'
    Then typing free
    When the app comes back to the screen (payment)
    Then open unknown
    When outcome unknown says 'retried'
    Then confirming
    When confirm repayment says 'duplicate'
    Then typing free
    When the person asks for another code
    Then resending
    When resend code says 'lost'
    Then resend unknown
    When outcome unknown says 'wentOn'
    Then typing free
    When the person asks for another code
    Then resending
    When resend code says 'lost'
    Then resend unknown
    When outcome unknown says 'broke'
    Then typing free
    When the app comes back to the screen (payment)
    Then open unknown
    When outcome unknown says 'retried'
    Then confirming
    When confirm repayment says 'held'
    Then confirm unknown (Nobody knows whether it was done, and the person is told so.)
    When outcome unknown says 'wentOn'
    Then repaid and done

  Scenario: full 7
    Given code entry is opened
    Then typing pausing (A code was sent less than a minute ago; the next one has to wait.)
    When the app comes back to the screen (payment)
    Then open unknown (Nobody knows whether it was done, and the person is told so.)
    When outcome unknown says 'retried'
    Then confirming
    When confirm repayment says 'held'
    Then confirm unknown (Nobody knows whether it was done, and the person is told so.)
    When outcome unknown says 'broke'
    Then typing pausing
    When the app comes back to the screen (code)
    Then open unknown
    When outcome unknown says 'retried'
    Then resending
    When resend code says 'lost'
    Then resend unknown (Nobody knows whether it was done, and the person is told so.)
    When outcome unknown says 'wentOn'
    Then typing pausing
    When the person types the code (whole)
    Then typing pausing
    When the person confirms the code
    Then confirming
    When confirm repayment says 'wrongCode'
    Then typing pausing
    When the person confirms the code
    Then confirming
    When confirm repayment says 'wrongCode'
    Then typing pausing
    When the app comes back to the screen (code)
    Then open unknown
    When outcome unknown says 'retried'
    Then resending
    When resend code says 'sent'
    Then typing pausing
    When sms countdown says 'over'
    Then typing free (A code may be sent.)
    When the person asks for another code
    Then resending
    When resend code says 'sent'
    Then typing pausing
