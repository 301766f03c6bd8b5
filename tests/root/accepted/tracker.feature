Feature: Counting what is used

  Scenario: It is opened
    Then it begins like this
      | the app is opened | nothing is to be counted |

  Scenario: In every state
    States inside handle their own rows first: nothing is to be counted.
    Then this happens
      | a flow counts that somebody borrows again     | it waits its turn |
      | or a flow counts that somebody has registered |                   |

  Scenario: Nothing is to be counted
    Then this happens
      | a flow counts that somebody borrows again     | it is being counted |
      | or a flow counts that somebody has registered |                     |

  Scenario: It is being counted
    Then this happens
      | when it was the last one:                   | nothing is to be counted |
      |   it is counted                             |                          |
      |   or the backend refuses                    |                          |
      |   or the connection is cut                  |                          |
      |   or 1 minute passes: the request timed out |                          |
      | unless it was the last one:                 | it waits its turn        |
      |   it is counted                             |                          |
      |   or the backend refuses                    |                          |
      |   or the connection is cut                  |                          |
      |   or 1 minute passes: the request timed out |                          |
