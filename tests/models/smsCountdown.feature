Feature: sms countdown

  Scenario: full 1
    Given sms countdown is opened
    Then counting (A code was sent; the next one has to wait.)
    When ticker says 'over'
    Then over (A code may be sent again.) and done

  Scenario: full 2
    Given sms countdown is opened
    Then counting (A code was sent; the next one has to wait.)
    When ticker says 'broken'
    Then over (A code may be sent again.) and done

  Scenario: full 3
    Given sms countdown is opened
    Then counting (A code was sent; the next one has to wait.)
    When 60 s pass
    Then over (A code may be sent again.) and done
