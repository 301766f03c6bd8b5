Feature: download

  Scenario: full 1
    Given download is opened (onAndroid)
    Then offering
    When the person chooses a store (android)
    Then offering

  Scenario: full 2
    Given download is opened (onIphone)
    Then offering
    When the person chooses a store (ios)
    Then offering

  Scenario: full 3
    Given download is opened (onComputer)
    Then offering
