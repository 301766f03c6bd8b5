Feature: tracker

  Scenario: full 1
    Given tracker is opened
    Then idle
    When a flow tracks an event (borrowAgain)
    Then sending
    When a flow tracks an event (borrowAgain)
    Then sending
    When a flow tracks an event (completion)
    Then sending
    When record says 'ok'
    Then sending
    When record says 'refused'
    Then sending
    When record says 'ok'
    Then idle
    When a flow tracks an event (completion)
    Then sending
    When record says 'refused'
    Then idle
    When a flow tracks an event (borrowAgain)
    Then sending
    When record says 'cut'
    Then idle
    When a flow tracks an event (borrowAgain)
    Then sending
    When 60 s pass
    Then idle
    When a flow tracks an event (borrowAgain)
    Then sending
    When a flow tracks an event (borrowAgain)
    Then sending
    When record says 'cut'
    Then sending
    When a flow tracks an event (borrowAgain)
    Then sending
    When 60 s pass
    Then sending
