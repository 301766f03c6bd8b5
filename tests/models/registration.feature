Feature: registration

  Scenario: full 1
    Given registration is opened (fresh)
    Then open work editing and open pause ready
    When the person types (phone)
    Then open work editing and open pause ready
    And nothing comes of it: the person types (phone)
    When the person types (badPhone)
    Then open work editing and open pause ready
    And nothing comes of it: the person types (badPhone)
    When the person types (capcode)
    Then open work editing and open pause ready
    And nothing comes of it: the person types (capcode)
    When the person types (smsCode)
    Then open work editing and open pause ready
    And nothing comes of it: the person types (smsCode)
    When the person asks for another image
    Then open work editing and open pause ready
    When the person asks for another image
    Then open work editing and open pause ready
    When the person asks for a code
    Then open work editing and open pause ready
    When the person types (phone)
    Then open work editing and open pause ready
    When the person types (capcode)
    Then open work editing and open pause ready
    When the person applies
    Then open work editing and open pause ready
    When the person asks for a code
    Then open work editing and open pause ready
    When the person applies
    Then open work editing and open pause ready
    When captcha says 'shown'
    Then open work editing and open pause ready
    When the person asks for another image
    Then open work editing and open pause ready
    When captcha says 'shown'
    Then open work editing and open pause ready
    When the person asks for another image
    Then open work editing and open pause ready
    When captcha says 'broken'
    Then open work editing and open pause ready
    When the person types (capcode)
    Then open work editing and open pause ready
    When captcha says 'broken'
    Then open work editing and open pause ready
    When captcha says 'shown'
    Then open work editing and open pause ready
    When captcha says 'shown'
    Then open work editing and open pause ready
    When captcha says 'broken'
    Then open work editing and open pause ready
    When the person types (capcode)
    Then open work editing and open pause ready
    When captcha says 'shown'
    Then open work editing and open pause ready
    When the person asks for a code
    Then open work sending code (A code is being sent to the phone; typing goes on.) and open pause ready
    And nothing comes of it: the person types (phone); the person types (capcode); the person types (smsCode); the person asks for another image; the person asks for a code
    When the person types (badPhone)
    Then open work sending code and open pause ready
    And nothing comes of it: the person types (badPhone)
    When the person types (phone)
    Then open work sending code and open pause ready
    When the person applies
    Then open work registering and open pause counting
    And nothing comes of it: the person types (phone); the person types (badPhone); the person types (capcode); the person types (smsCode); the person asks for another image; the person asks for a code; the person applies; captcha says 'broken'
    When register phone says 'ok'
    Then registered and done

  Scenario: full 2
    Given registration is opened (reloaded)
    Then open work editing and open pause counting
    And nothing comes of it: the person types (phone)
    When the person types (badPhone)
    Then open work editing and open pause counting
    And nothing comes of it: the person types (badPhone)
    When the person types (capcode)
    Then open work editing and open pause counting
    And nothing comes of it: the person types (capcode)
    When the person types (smsCode)
    Then open work editing and open pause counting
    And nothing comes of it: the person types (smsCode)
    When the person asks for a code
    Then open work editing and open pause counting
    When captcha says 'broken'
    Then open work editing and open pause counting
    When sms countdown says 'over'
    Then open work editing and open pause ready
    When the person types (phone)
    Then open work editing and open pause ready
    When the person types (capcode)
    Then open work editing and open pause ready
    When captcha says 'shown'
    Then open work editing and open pause ready
    When the person applies
    Then open work registering and open pause ready
    And nothing comes of it: the person types (phone); the person types (badPhone); the person types (capcode); the person types (smsCode); the person asks for another image; the person asks for a code; the person applies; captcha says 'broken'
    When register phone says 'wrongCaptcha'
    Then open work editing and open pause ready
    When the person types (capcode)
    Then open work editing and open pause ready
    When the person asks for a code
    Then open work editing and open pause ready
    When captcha says 'shown'
    Then open work editing and open pause ready
    When the person asks for a code
    Then open work sending code (A code is being sent to the phone; typing goes on.) and open pause ready
    When the person applies
    Then open work registering and open pause counting
    When register phone says 'alreadyRegistered'
    Then recognised (The phone is registered already.) and done

  Scenario: full 3
    Given registration is opened (fresh)
    Then open work editing and open pause ready
    When the person asks for another image
    Then open work editing and open pause ready
    When the person asks for another image
    Then open work editing and open pause ready
    When the person applies
    Then open work editing and open pause ready
    When the person types (smsCode)
    Then open work editing and open pause ready
    When the person types (phone)
    Then open work editing and open pause ready
    When the person types (capcode)
    Then open work editing and open pause ready
    When the person asks for a code
    Then open work editing and open pause ready
    When captcha says 'shown'
    Then open work editing and open pause ready
    When the person applies
    Then open work registering and open pause ready
    When register phone says 'refused'
    Then open work editing and open pause ready
    When the person asks for a code
    Then open work sending code (A code is being sent to the phone; typing goes on.) and open pause ready
    When captcha says 'broken'
    Then open work sending code and open pause ready
    When the person types (capcode)
    Then open work sending code and open pause ready
    When the person applies
    Then open work sending code and open pause ready
    When the person applies
    Then open work sending code and open pause ready
    When captcha says 'broken'
    Then open work sending code and open pause ready
    When the person types (capcode)
    Then open work sending code and open pause ready
    When send sms says 'ok'
    Then open work editing and open pause counting
    When sms countdown says 'broken'
    Then open work editing and open pause ready
    When captcha says 'shown'
    Then open work editing and open pause ready
    When the person asks for a code
    Then open work sending code and open pause ready
    When send sms says 'ok'
    Then open work editing and open pause counting
    When the person applies
    Then open work registering and open pause counting
    When register phone says 'cut'
    Then open work editing and open pause counting
    When the person types (badPhone)
    Then open work editing and open pause counting
    When the person types (phone)
    Then open work editing and open pause counting
    When the person applies
    Then open work registering and open pause counting
    When register phone says 'lost'
    Then open work outcome unknown (Nobody knows whether the registration arrived; checking sends the same one and counts once.) and open pause counting
    And nothing comes of it: the person types (phone); the person types (badPhone); the person types (capcode); the person types (smsCode); the person asks for another image; the person asks for a code; the person applies; captcha says 'broken'
    When the person has the registration checked
    Then open work registering and open pause counting
    When 60 s pass
    Then open work outcome unknown and open pause counting
    When the person goes back to the form
    Then open work editing and open pause counting
    When the person applies
    Then open work registering and open pause counting
    When sms countdown says 'over'
    Then open work registering and open pause ready
    When register phone says 'lost'
    Then open work outcome unknown and open pause ready
    And nothing comes of it: the person types (phone); the person types (badPhone); the person types (capcode); the person types (smsCode); the person asks for another image; the person asks for a code; the person applies; captcha says 'broken'
    When the person goes back to the form
    Then open work editing and open pause ready
    When the person asks for another image
    Then open work editing and open pause ready
    When the person types (capcode)
    Then open work editing and open pause ready
    When captcha says 'shown'
    Then open work editing and open pause ready
    When the person asks for a code
    Then open work sending code and open pause ready
    When send sms says 'wrongCaptcha'
    Then open work editing and open pause ready
    When the person types (capcode)
    Then open work editing and open pause ready
    When captcha says 'shown'
    Then open work editing and open pause ready
    When the person asks for a code
    Then open work sending code and open pause ready
    When send sms says 'alreadyRegistered'
    Then recognised (The phone is registered already.) and done

  Scenario: full 4
    Given registration is opened (reloaded)
    Then open work editing and open pause counting
    When sms countdown says 'over'
    Then open work editing and open pause ready
    When the person asks for a code
    Then open work sending code (A code is being sent to the phone; typing goes on.) and open pause ready
    When the person types (smsCode)
    Then open work sending code and open pause ready
    When send sms says 'refused'
    Then open work editing and open pause ready
    When the person asks for a code
    Then open work sending code and open pause ready
    When send sms says 'cut'
    Then open work editing and open pause ready
    When the person asks for a code
    Then open work sending code and open pause ready
    When 60 s pass
    Then open work editing and open pause ready
    When the person asks for a code
    Then open work sending code and open pause ready
    When captcha says 'broken'
    Then open work sending code and open pause ready
    When captcha says 'broken'
    Then open work sending code and open pause ready
    When send sms says 'wrongCaptcha'
    Then open work editing and open pause ready
    When the person types (capcode)
    Then open work editing and open pause ready
    When captcha says 'shown'
    Then open work editing and open pause ready
    When the person asks for a code
    Then open work sending code and open pause ready
    When the person types (badPhone)
    Then open work sending code and open pause ready
    When the person applies
    Then open work sending code and open pause ready
    When the person types (phone)
    Then open work sending code and open pause ready
    When captcha says 'broken'
    Then open work sending code and open pause ready
    When the person types (capcode)
    Then open work sending code and open pause ready
    When send sms says 'wrongCaptcha'
    Then open work editing and open pause ready
    When the person types (capcode)
    Then open work editing and open pause ready
    When captcha says 'shown'
    Then open work editing and open pause ready
    When the person asks for a code
    Then open work sending code and open pause ready
    When captcha says 'broken'
    Then open work sending code and open pause ready
    When captcha says 'shown'
    Then open work sending code and open pause ready
    When captcha says 'broken'
    Then open work sending code and open pause ready
    When captcha says 'shown'
    Then open work sending code and open pause ready
    When send sms says 'wrongCaptcha'
    Then open work editing and open pause ready
    When the person types (capcode)
    Then open work editing and open pause ready
    When captcha says 'shown'
    Then open work editing and open pause ready
    When the person applies
    Then open work registering and open pause ready
    When register phone says 'cut'
    Then open work editing and open pause ready
    When the person asks for a code
    Then open work sending code and open pause ready
    When the person types (badPhone)
    Then open work sending code and open pause ready
    When the person types (phone)
    Then open work sending code and open pause ready
    When the person applies
    Then open work registering and open pause counting
    When register phone says 'cut'
    Then open work editing and open pause counting
    When the person asks for another image
    Then open work editing and open pause counting
    When the person applies
    Then open work editing and open pause counting
    When the person types (capcode)
    Then open work editing and open pause counting
    When captcha says 'shown'
    Then open work editing and open pause counting
    When the person applies
    Then open work registering and open pause counting
    When sms countdown says 'over'
    Then open work registering and open pause ready
    When register phone says 'cut'
    Then open work editing and open pause ready
    When the person asks for a code
    Then open work sending code and open pause ready
    When the person applies
    Then open work registering and open pause counting
    When register phone says 'cut'
    Then open work editing and open pause counting
    When sms countdown says 'over'
    Then open work editing and open pause ready
    When the person asks for a code
    Then open work sending code and open pause ready
    When captcha says 'broken'
    Then open work sending code and open pause ready
    When the person types (capcode)
    Then open work sending code and open pause ready
    When the person applies
    Then open work sending code and open pause ready
    When captcha says 'shown'
    Then open work sending code and open pause ready
    When the person applies
    Then open work registering and open pause counting

  Scenario: full 5
    Given registration is opened (reloaded)
    Then open work editing and open pause counting
    When sms countdown says 'over'
    Then open work editing and open pause ready
    When the person asks for a code
    Then open work sending code (A code is being sent to the phone; typing goes on.) and open pause ready
    When the person applies
    Then open work sending code and open pause ready
    When the person types (smsCode)
    Then open work sending code and open pause ready
    When the person applies
    Then open work registering and open pause counting
    When register phone says 'cut'
    Then open work editing and open pause counting
    When sms countdown says 'over'
    Then open work editing and open pause ready
    When the person asks for a code
    Then open work sending code and open pause ready
    When captcha says 'broken'
    Then open work sending code and open pause ready
    When the person applies
    Then open work sending code and open pause ready
    When the person types (capcode)
    Then open work sending code and open pause ready

  Scenario: full 6
    Given registration is opened (fresh)
    Then open work editing and open pause ready
    When the person types (phone)
    Then open work editing and open pause ready
    When the person types (capcode)
    Then open work editing and open pause ready
    When the person types (smsCode)
    Then open work editing and open pause ready
    When captcha says 'shown'
    Then open work editing and open pause ready
    When the person applies
    Then open work registering and open pause ready
    When register phone says 'cut'
    Then open work editing and open pause ready
    When the person asks for a code
    Then open work sending code (A code is being sent to the phone; typing goes on.) and open pause ready
    When the person applies
    Then open work registering and open pause counting

  Scenario: full 7
    Given registration is opened (fresh)
    Then open work editing and open pause ready
    When the person types (phone)
    Then open work editing and open pause ready
    When the person types (capcode)
    Then open work editing and open pause ready
    When the person types (smsCode)
    Then open work editing and open pause ready
    When captcha says 'shown'
    Then open work editing and open pause ready
    When the person asks for a code
    Then open work sending code (A code is being sent to the phone; typing goes on.) and open pause ready
    When captcha says 'broken'
    Then open work sending code and open pause ready
    When the person types (capcode)
    Then open work sending code and open pause ready
    When the person applies
    Then open work sending code and open pause ready
    When captcha says 'shown'
    Then open work sending code and open pause ready
    When the person applies
    Then open work registering and open pause counting
