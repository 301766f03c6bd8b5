Feature: toaster

  Scenario: full 1
    Given toaster is opened
    Then idle (No message is due.)
    And nothing comes of it: the person dismisses the toast
    When a flow asks for a toast (ofOurs)
    Then showing (The first message of the queue is on show.)
    When a flow asks for a toast (ofOurs)
    Then showing
    When a flow asks for a toast (short)
    Then showing
    When a flow asks for a toast (short)
    Then showing
    When a flow asks for a toast (tooShort)
    Then showing
    When the person dismisses the toast
    Then showing
    When a flow asks for a toast (ofOurs)
    Then showing
    When 2 s pass
    Then showing
    When a flow asks for a toast (tooShort)
    Then showing
    When the person dismisses the toast
    Then showing
    When the person dismisses the toast
    Then idle
    When a flow asks for a toast (short)
    Then showing
    When 2 s pass
    Then idle
    When a flow asks for a toast (tooShort)
    Then showing
