Feature: joint login error

  Scenario: full 1
    Given joint login error is opened
    Then loading
    And nothing comes of it: the app comes back to the screen (clear); the app comes back to the screen (open)
    When load join failure says 'failure'
    Then shown (The notice, the error and the products; a tap on a product is answered by the recommendation.)
    And nothing comes of it: the app comes back to the screen (clear); the app comes back to the screen (open)

  Scenario: full 2
    Given joint login error is opened
    Then loading
    When load join failure says 'nothing'
    Then failed (It could not be loaded; the person can try again.)
    When the person taps "Try again"
    Then loading
    When load join failure says 'refused'
    Then failed
    When the app comes back to the screen (clear)
    Then loading
    When load join failure says 'cut'
    Then failed
    When the app comes back to the screen (open)
    Then loading
    When 60 s pass
    Then failed
