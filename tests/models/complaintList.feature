Feature: complaint list

  Scenario: full 1
    Given complaint list is opened
    Then loading
    And nothing comes of it: the person taps "Try again"; the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open); the person chooses a tab (progress); the person chooses a tab (answered)
    When load history says 'twoTabs'
    Then shown
    And nothing comes of it: the person taps "Try again"; the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open)
    When the person chooses a tab (progress)
    Then shown
    When the person chooses a tab (answered)
    Then shown
    When the person opens the complaint (shown)
    Then shown

  Scenario: full 2
    Given complaint list is opened
    Then loading
    When load history says 'noTabs'
    Then shown
    And nothing comes of it: the person chooses a tab (progress); the person chooses a tab (answered)

  Scenario: full 3
    Given complaint list is opened
    Then loading
    When load history says 'refused'
    Then failed by lender
    And nothing comes of it: the person chooses a tab (progress); the person chooses a tab (answered)
    When the person taps "Try again"
    Then loading
    When load history says 'cut'
    Then failed by connection (There was no connection; the page goes on by itself when it is back.)
    And nothing comes of it: the person chooses a tab (progress); the person chooses a tab (answered)
    When the device does 'connection restored'
    Then loading
    When load history says 'garbage'
    Then failed by lender
    When the app comes back to the screen (clear)
    Then loading
    When 60 s pass
    Then failed by lender
    When the app comes back to the screen (open)
    Then loading
