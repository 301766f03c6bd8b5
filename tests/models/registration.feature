Feature: registration

  Scenario: full 1
    Given registration is opened (fresh)
    Then open editing free (A code may be sent.)
    And nothing comes of it: the app comes back to the screen (clear); the phone has its back button pressed
    When the device does 'connection restored'
    Then open editing free
    When the app comes back to the screen (open)
    Then open outcome unknown (Nobody knows whether it was done, and the person is told so.)
    And nothing comes of it: captcha says 'broken'
    When the phone has its back button pressed
    Then open outcome unknown
    When captcha says 'shown'
    Then open outcome unknown
    When captcha says 'shown'
    Then open outcome unknown
    When outcome unknown says 'retried'
    Then open registering
    And nothing comes of it: the app comes back to the screen (clear); the app comes back to the screen (open); the phone has its back button pressed; the person types (phone); the person types (badPhone); the person types (capcode); the person types (smsCode); the person asks for another image; the person asks for a code; the person applies; captcha says 'broken'
    When register phone says 'ok'
    Then registered and done

  Scenario: full 2
    Given registration is opened (with an open registration)
    Then open outcome unknown (Nobody knows whether it was done, and the person is told so.)
    When outcome unknown says 'tookOtherWay'
    Then open registering
    When register phone says 'wrongCaptcha'
    Then open editing free (A code may be sent.)
    When the app comes back to the screen (open)
    Then open outcome unknown
    When outcome unknown says 'left'
    Then open editing free
    When the app comes back to the screen (open)
    Then open outcome unknown
    When outcome unknown says 'wentOn'
    Then recognised (The phone is registered already.) and done

  Scenario: full 3
    Given registration is opened (reloaded)
    Then open editing pausing (A code was sent less than a minute ago; the next one has to wait.)
    And nothing comes of it: the app comes back to the screen (clear); the phone has its back button pressed
    When the person types (phone)
    Then open editing pausing
    When the person types (badPhone)
    Then open editing pausing
    When the person types (capcode)
    Then open editing pausing
    When the person types (smsCode)
    Then open editing pausing
    When the person asks for another image
    Then open editing pausing
    When the person asks for another image
    Then open editing pausing
    When the person asks for a code
    Then open editing pausing
    When the person applies
    Then open editing pausing
    When the app comes back to the screen (open)
    Then open outcome unknown (Nobody knows whether it was done, and the person is told so.)
    When outcome unknown says 'left'
    Then open editing pausing
    When captcha says 'broken'
    Then open editing pausing
    When sms countdown says 'over'
    Then open editing free (A code may be sent.)
    When the person asks for a code
    Then open editing free
    When the person types (phone)
    Then open editing free
    When the person types (capcode)
    Then open editing free
    When the person asks for another image
    Then open editing free
    When the app comes back to the screen (open)
    Then open outcome unknown
    When outcome unknown says 'broke'
    Then open editing free
    When the person types (capcode)
    Then open editing free
    When captcha says 'broken'
    Then open editing free
    When the person asks for a code
    Then open editing free
    When the person asks for a code
    Then open editing free
    When the person applies
    Then open editing free
    When captcha says 'shown'
    Then open editing free
    When the person asks for another image
    Then open editing free
    When captcha says 'shown'
    Then open editing free
    When captcha says 'broken'
    Then open editing free
    When the app comes back to the screen (open)
    Then open outcome unknown
    When outcome unknown says 'retried'
    Then open registering
    When register phone says 'alreadyRegistered'
    Then recognised (The phone is registered already.) and done

  Scenario: full 4
    Given registration is opened (fresh)
    Then open editing free (A code may be sent.)
    When the person asks for another image
    Then open editing free
    When the person asks for another image
    Then open editing free
    When the person applies
    Then open editing free
    When the person types (smsCode)
    Then open editing free
    When the app comes back to the screen (open)
    Then open outcome unknown (Nobody knows whether it was done, and the person is told so.)
    When outcome unknown says 'retried'
    Then open registering
    When register phone says 'refused'
    Then open editing free
    When the app comes back to the screen (open)
    Then open outcome unknown
    When outcome unknown says 'retried'
    Then open registering
    When register phone says 'lost'
    Then open outcome unknown
    When outcome unknown says 'retried'
    Then open registering
    When 60 s pass
    Then open outcome unknown
    When captcha says 'shown'
    Then open outcome unknown
    When outcome unknown says 'retried'
    Then open registering
    When register phone says 'wrongCaptcha'
    Then open editing free
    When the person types (badPhone)
    Then open editing free
    When the person asks for a code
    Then open editing free
    When the person types (badPhone)
    Then open editing free
    When the person types (capcode)
    Then open editing free
    When captcha says 'shown'
    Then open editing free
    When captcha says 'broken'
    Then open editing free
    When the person types (phone)
    Then open editing free
    When the person types (capcode)
    Then open editing free
    When captcha says 'shown'
    Then open editing free
    When the person asks for a code
    Then open sending code (A code is being sent to the phone; typing goes on.)
    And nothing comes of it: the app comes back to the screen (clear); the app comes back to the screen (open); the phone has its back button pressed; the person asks for another image; the person asks for a code
    When the person types (phone)
    Then open sending code
    When the person types (badPhone)
    Then open sending code
    When the person types (capcode)
    Then open sending code
    When the person types (smsCode)
    Then open sending code
    When the person applies
    Then open sending code
    When the person types (phone)
    Then open sending code
    When the person applies
    Then open registering
    When register phone says 'wrongCaptcha'
    Then open editing pausing (A code was sent less than a minute ago; the next one has to wait.)
    When sms countdown says 'broken'
    Then open editing free
    When the person types (capcode)
    Then open editing free
    When captcha says 'shown'
    Then open editing free
    When the person applies
    Then open registering
    When register phone says 'wrongCaptcha'
    Then open editing free
    When the person types (capcode)
    Then open editing free
    When the app comes back to the screen (open)
    Then open outcome unknown
    When outcome unknown says 'retried'
    Then open registering
    When register phone says 'wrongCaptcha'
    Then open editing free
    When the person types (capcode)
    Then open editing free
    When the person asks for a code
    Then open editing free
    When captcha says 'shown'
    Then open editing free
    When the person asks for a code
    Then open sending code
    When captcha says 'broken'
    Then open sending code
    When the person types (capcode)
    Then open sending code
    When captcha says 'broken'
    Then open sending code
    When captcha says 'broken'
    Then open sending code
    When send sms says 'ok'
    Then open editing pausing
    When the app comes back to the screen (open)
    Then open outcome unknown
    When outcome unknown says 'broke'
    Then open editing pausing
    When the app comes back to the screen (open)
    Then open outcome unknown
    When outcome unknown says 'retried'
    Then open registering
    When register phone says 'wrongCaptcha'
    Then open editing pausing
    When the app comes back to the screen (open)
    Then open outcome unknown
    When outcome unknown says 'retried'
    Then open registering
    When register phone says 'refused'
    Then open editing pausing

  Scenario: full 5
    Given registration is opened (reloaded)
    Then open editing pausing (A code was sent less than a minute ago; the next one has to wait.)
    When sms countdown says 'over'
    Then open editing free (A code may be sent.)
    When the person asks for a code
    Then open sending code (A code is being sent to the phone; typing goes on.)
    When the person types (smsCode)
    Then open sending code
    When send sms says 'wrongCaptcha'
    Then open editing free
    When the person types (capcode)
    Then open editing free
    When the person asks for a code
    Then open editing free
    When captcha says 'shown'
    Then open editing free
    When the person applies
    Then open registering
    When register phone says 'refused'
    Then open editing free
    When the person asks for a code
    Then open sending code
    When send sms says 'alreadyRegistered'
    Then recognised (The phone is registered already.) and done

  Scenario: full 6
    Given registration is opened (reloaded)
    Then open editing pausing (A code was sent less than a minute ago; the next one has to wait.)
    When sms countdown says 'over'
    Then open editing free (A code may be sent.)
    When the person asks for a code
    Then open sending code (A code is being sent to the phone; typing goes on.)
    When send sms says 'refused'
    Then open editing free
    When the person asks for a code
    Then open sending code
    When send sms says 'cut'
    Then open editing free
    When the person asks for a code
    Then open sending code
    When 60 s pass
    Then open editing free
    When the person asks for a code
    Then open sending code
    When the person applies
    Then open sending code
    When the person types (smsCode)
    Then open sending code
    When captcha says 'broken'
    Then open sending code
    When send sms says 'wrongCaptcha'
    Then open editing free
    When the person types (capcode)
    Then open editing free
    When captcha says 'shown'
    Then open editing free
    When the person asks for a code
    Then open sending code
    When the person types (badPhone)
    Then open sending code
    When the person applies
    Then open sending code
    When the person types (badPhone)
    Then open sending code
    When the person applies
    Then open sending code
    When the person applies
    Then open sending code
    When captcha says 'broken'
    Then open sending code
    When the person types (capcode)
    Then open sending code
    When send sms says 'wrongCaptcha'
    Then open editing free
    When the person types (phone)
    Then open editing free
    When the person types (capcode)
    Then open editing free
    When captcha says 'shown'
    Then open editing free
    When the person asks for a code
    Then open sending code
    When captcha says 'broken'
    Then open sending code
    When the person applies
    Then open sending code
    When the person types (capcode)
    Then open sending code
    When the person applies
    Then open sending code
    When captcha says 'shown'
    Then open sending code
    When the person applies
    Then open registering
    When register phone says 'wrongCaptcha'
    Then open editing pausing
    When the app comes back to the screen (open)
    Then open outcome unknown (Nobody knows whether it was done, and the person is told so.)
    When captcha says 'shown'
    Then open outcome unknown
    When outcome unknown says 'retried'
    Then open registering
    When register phone says 'wrongCaptcha'
    Then open editing pausing
    When the person types (capcode)
    Then open editing pausing
    When the app comes back to the screen (open)
    Then open outcome unknown
    When outcome unknown says 'retried'
    Then open registering
    When register phone says 'wrongCaptcha'
    Then open editing pausing
    When the person types (capcode)
    Then open editing pausing
    When captcha says 'shown'
    Then open editing pausing
    When sms countdown says 'over'
    Then open editing free
    When the person asks for a code
    Then open sending code
    When captcha says 'broken'
    Then open sending code
    When captcha says 'shown'
    Then open sending code
    When captcha says 'broken'
    Then open sending code
    When captcha says 'shown'
    Then open sending code
    When send sms says 'wrongCaptcha'
    Then open editing free
