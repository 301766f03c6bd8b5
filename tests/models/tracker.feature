Feature: tracker

  Scenario: full 1
    Given tracker is opened
    Then idle
    When a flow tracks an event (borrowAgain)
    Then sending
    When a flow tracks an event (borrowAgain)
    Then sending
    When save event says 'ok'
    Then sending
    When save event says 'ok'
    Then idle
    When a flow tracks an event (borrowAgain)
    Then sending
    When save event says 'refused'
    Then idle
    When a flow tracks an event (borrowAgain)
    Then sending
    When save event says 'cut'
    Then idle
    When a flow tracks an event (borrowAgain)
    Then sending
    When 60 s pass
    Then idle
    When a flow tracks an event (borrowAgain)
    Then sending
    When a flow tracks an event (borrowAgain)
    Then sending
    When save event says 'refused'
    Then sending
    When a flow tracks an event (borrowAgain)
    Then sending
    When save event says 'cut'
    Then sending
