Feature: recommendation

  Scenario: full 1
    Given recommendation is opened
    Then waiting
    And nothing comes of it: the person taps a recommended product (greyed)
    When the person taps a recommended product (first)
    Then opening (The lender is asked where the tapped product leads.)
    When define product says 'web'
    Then waiting
    When the person taps a recommended product (first)
    Then opening
    When define product says 'native'
    Then waiting
    When the person taps a recommended product (second)
    Then opening
    When define product says 'refused'
    Then waiting
    When the person taps a recommended product (first)
    Then opening
    When define product says 'cut'
    Then waiting
    When the person taps a recommended product (first)
    Then opening
    When 60 s pass
    Then waiting
