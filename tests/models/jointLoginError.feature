Feature: joint login error

  Scenario: full 1
    Given joint login error is opened
    Then loading
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open)
    When load join failure says 'failure'
    Then shown (The notice, the error and the products; a tap on a product is answered by the recommendation.)
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open)

  Scenario: full 2
    Given joint login error is opened
    Then loading
    When load join failure says 'nothing'
    Then failed by lender
    When the person taps "Try again"
    Then loading
    When load join failure says 'refused'
    Then failed by lender
    When the device does 'connection restored'
    Then loading
    When load join failure says 'cut'
    Then failed by connection (There was no connection; the page goes on by itself when it is back.)
    When the app comes back to the screen (clear)
    Then loading
    When load join failure says 'garbage'
    Then failed by lender
    When the app comes back to the screen (open)
    Then loading
    When 60 s pass
    Then failed by lender
