Feature: copy

  Scenario: full 1
    Given copy is opened
    Then ready
    And nothing comes of it: the shell answers (copied); the shell answers (unable); the shell answers (elsewhere); the shell answers (knowsLittle); the shell answers (garbled)
    When the person taps Copy (code)
    Then copying in page (The shell cannot copy, so the page does.)
    And nothing comes of it: the person taps Copy (code); the shell answers (copied); the shell answers (unable); the shell answers (elsewhere); the shell answers (knowsLittle); the shell answers (garbled)
    When the shell answers (canShare)
    Then copying in page
    When the shell answers (canShare)
    Then copying in page
    When the shell answers (knowsCopy)
    Then copying in page
    When copy in page says 'copied'
    Then ready
    When the person taps Copy (code)
    Then asking shell (The native shell is asked to copy the text.)
    And nothing comes of it: the person taps Copy (code); the shell answers (elsewhere); the shell answers (knowsLittle); the shell answers (garbled)
    When the shell answers (copied)
    Then ready
    When the person taps Copy (code)
    Then asking shell
    When the shell answers (unable)
    Then copying in page
    When copy in page says 'forbidden'
    Then ready
    When the person taps Copy (code)
    Then asking shell
    When 3500 ms pass
    Then copying in page
    When 3 s pass
    Then ready

  Scenario: full 2
    Given copy is opened
    Then ready
    When the shell answers (canShare)
    Then ready
    When the person taps Copy (code)
    Then asking shell (The native shell is asked to copy the text.)

  Scenario: full 3
    Given copy is opened
    Then ready
    When the person taps Copy (code)
    Then copying in page (The shell cannot copy, so the page does.)
    When copy in page says 'copied'
    Then ready
    When the person taps Copy (code)
    Then copying in page
