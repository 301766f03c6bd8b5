Feature: instructions

  Scenario: full 1
    Given instructions is opened (plain)
    Then reading
    And nothing comes of it: the person taps a picture (none); the person turns to another picture (next); the person turns to another picture (previous); the person closes the picture; the phone has its back button pressed; the person copies the reference number
    When the person chooses where to pay (first)
    Then reading
    When the person chooses where to pay (second)
    Then reading
    When the person chooses where to pay (store)
    Then reading
    When the person taps a picture (first)
    Then enlarged (One step's picture fills the screen; swiping turns to the next.)
    And nothing comes of it: the person turns to another picture (previous)
    When the person turns to another picture (next)
    Then enlarged
    When the person turns to another picture (previous)
    Then enlarged
    When the person closes the picture
    Then reading
    When the person taps a picture (last)
    Then enlarged
    And nothing comes of it: the person turns to another picture (next)
    When the phone has its back button pressed
    Then reading
    When the shell answers (copied)
    Then reading
    When the shell answers (canShare)
    Then reading
    When the shell answers (unable)
    Then reading
    When the shell answers (elsewhere)
    Then reading

  Scenario: full 2
    Given instructions is opened (withReference)
    Then reading
    When the person copies the reference number
    Then reading

  Scenario: full 3
    Given instructions is opened (with a code made)
    Then reading

  Scenario: full 4
    Given instructions is opened (of another session)
    Then reading
