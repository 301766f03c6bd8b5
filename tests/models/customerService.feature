Feature: customer service

  Scenario: full 1
    Given customer service is opened
    Then loading
    And nothing comes of it: the person taps "Try again"; the phone comes back to the app; the person calls customer service
    When load contact says 'both'
    Then shown ready
    And nothing comes of it: the person taps "Try again"; the phone comes back to the app
    When the person calls customer service
    Then shown calling (The phone was just asked to call.)
    And nothing comes of it: the person taps "Try again"; the phone comes back to the app; the person calls customer service
    When 1 s pass
    Then shown ready

  Scenario: full 2
    Given customer service is opened
    Then loading
    When load contact says 'mailOnly'
    Then shown ready
    And nothing comes of it: the person calls customer service

  Scenario: full 3
    Given customer service is opened
    Then loading
    When load contact says 'neither'
    Then shown ready

  Scenario: full 4
    Given customer service is opened
    Then loading
    When load contact says 'refused'
    Then failed (How customer service is reached could not be loaded.)
    And nothing comes of it: the person calls customer service
    When the person taps "Try again"
    Then loading
    When load contact says 'cut'
    Then failed
    When the phone comes back to the app
    Then loading
    When load contact says 'garbage'
    Then failed
    When the person taps "Try again"
    Then loading
    When 60 s pass
    Then failed
