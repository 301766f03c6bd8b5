Feature: download

  Scenario: full 1
    Given download is opened (onAndroid)
    Then offering
    And nothing comes of it: the person chooses a store (ios)
    When the person chooses a store (android)
    Then leaving (The store is being opened: a double tap opens it once.)
    And nothing comes of it: the person chooses a store (android); the person chooses a store (ios)
    When 1 s pass
    Then offering

  Scenario: full 2
    Given download is opened (onIphone)
    Then offering
    And nothing comes of it: the person chooses a store (android)
    When the person chooses a store (ios)
    Then leaving (The store is being opened: a double tap opens it once.)

  Scenario: full 3
    Given download is opened (onComputer)
    Then offering
