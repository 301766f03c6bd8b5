Feature: captcha

  Scenario: full 1
    Given captcha is opened (fresh)
    Then requesting session
    And nothing comes of it: the device does 'connection restored'; the person taps the image
    When request sid says 'ok'
    Then loading image
    And nothing comes of it: the device does 'connection restored'; the person taps the image
    When load captcha says 'ok'
    Then shown
    And nothing comes of it: the device does 'connection restored'
    When the person taps the image
    Then loading image
    When load captcha says 'cut'
    Then failed (There is no image; asking for one begins with a new session.)
    When the device does 'connection restored'
    Then requesting session
    When request sid says 'ok'
    Then loading image
    When 60 s pass
    Then failed
    When the person taps the image
    Then requesting session
    When request sid says 'refused'
    Then failed
    When the device does 'connection restored'
    Then requesting session
    When request sid says 'cut'
    Then failed
    When the device does 'connection restored'
    Then requesting session
    When 60 s pass
    Then failed
    When the device does 'connection restored'
    Then requesting session
    When request sid says 'ok'
    Then loading image
    When load captcha says 'ok'
    Then shown
    When the browser cannot draw the image
    Then failed

  Scenario: full 2
    Given captcha is opened (reloaded)
    Then loading image
    When load captcha says 'ok'
    Then shown
    When the person taps the image
    Then loading image
    When load captcha says 'cut'
    Then failed (There is no image; asking for one begins with a new session.)
    When the device does 'connection restored'
    Then requesting session
    When request sid says 'ok'
    Then loading image
