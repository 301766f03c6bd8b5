Feature: complaint list

  Scenario: full 1
    Given complaint list is opened
    Then loading
    And nothing comes of it: the person taps "Try again"; the phone comes back to the app; the person chooses a tab (progress); the person chooses a tab (answered)
    When load history says 'twoTabs'
    Then shown
    And nothing comes of it: the person taps "Try again"; the phone comes back to the app
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
    Then failed (The complaints could not be loaded.)
    And nothing comes of it: the person chooses a tab (progress); the person chooses a tab (answered)
    When the person taps "Try again"
    Then loading
    When load history says 'cut'
    Then failed
    When the phone comes back to the app
    Then loading
    When load history says 'garbage'
    Then failed
    When the person taps "Try again"
    Then loading
    When 60 s pass
    Then failed
