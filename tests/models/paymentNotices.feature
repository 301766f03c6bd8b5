Feature: payment notices

  Scenario: full 1
    Given payment notices is opened (stored)
    Then shown
    And nothing comes of it: the person goes back
    When the person taps the contract number
    Then shown
    When the shell answers (copied)
    Then shown
    When the shell answers (unable)
    Then shown
    When the shell answers (elsewhere)
    Then shown

  Scenario: full 2
    Given payment notices is opened (codeless)
    Then shown
    And nothing comes of it: the person taps the contract number

  Scenario: full 3
    Given payment notices is opened (nothing)
    Then empty (Nothing to repay is stored on this phone for this order and session.)
    And nothing comes of it: the person taps the contract number; the shell answers (copied); the shell answers (unable); the shell answers (elsewhere)
    When the person goes back
    Then empty

  Scenario: full 4
    Given payment notices is opened (of another session)
    Then empty (Nothing to repay is stored on this phone for this order and session.)

  Scenario: full 5
    Given payment notices is opened (of another order)
    Then empty (Nothing to repay is stored on this phone for this order and session.)
