Feature: customer service

  Scenario: full 1
    Given customer service is opened
    Then loading
    And nothing comes of it: the person taps "Try again"; the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open); the person calls customer service
    When load contact says 'both'
    Then shown
    And nothing comes of it: the person taps "Try again"; the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open)
    When the person calls customer service
    Then shown

  Scenario: full 2
    Given customer service is opened
    Then loading
    When load contact says 'mailOnly'
    Then shown
    And nothing comes of it: the person calls customer service

  Scenario: full 3
    Given customer service is opened
    Then loading
    When load contact says 'neither'
    Then shown

  Scenario: full 4
    Given customer service is opened
    Then loading
    When load contact says 'refused'
    Then failed by lender
    And nothing comes of it: the person calls customer service
    When the person taps "Try again"
    Then loading
    When load contact says 'cut'
    Then failed by connection (There was no connection; the page goes on by itself when it is back.)
    And nothing comes of it: the person calls customer service
    When the device does 'connection restored'
    Then loading
    When load contact says 'garbage'
    Then failed by lender
    When the app comes back to the screen (clear)
    Then loading
    When 60 s pass
    Then failed by lender
    When the app comes back to the screen (open)
    Then loading
