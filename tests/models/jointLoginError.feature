Feature: joint login error

  Scenario: full 1
    Given joint login error is opened
    Then loading
    And nothing comes of it: the phone comes back to the app
    When load join failure says 'failure'
    Then shown (The notice, the error and the products; a tap on a product is answered by the recommendation.)
    And nothing comes of it: the phone comes back to the app

  Scenario: full 2
    Given joint login error is opened
    Then loading
    When load join failure says 'nothing'
    Then unavailable (What went wrong could not be loaded, or nothing was said of it.)
    When the person taps "Try again"
    Then loading
    When load join failure says 'refused'
    Then unavailable
    When the phone comes back to the app
    Then loading
    When load join failure says 'cut'
    Then unavailable
    When the person taps "Try again"
    Then loading
    When 60 s pass
    Then unavailable
