Feature: Counting what is used

  Scenario: It is opened
    Then this is how it begins
      | the app is opened | nothing is to be counted |

  Scenario: Wherever it is
    What is told of a place within comes first: nothing is to be counted.
    Then this is what comes of it
      | a flow counts that somebody borrows again     | it waits its turn |
      | or a flow counts that somebody has registered |                   |

  Scenario: Nothing is to be counted
    Then this is what comes of it
      | a flow counts that somebody borrows again     | it is being counted |
      | or a flow counts that somebody has registered |                     |

  Scenario: It is being counted
    Then this is what comes of it
      | when it was the last one:                      | nothing is to be counted |
      |   it is counted                                |                          |
      |   or the lender says no                        |                          |
      |   or the connection is cut                     |                          |
      |   or 1 minute passes: the lender took too long |                          |
      | unless it was the last one:                    | it waits its turn        |
      |   it is counted                                |                          |
      |   or the lender says no                        |                          |
      |   or the connection is cut                     |                          |
      |   or 1 minute passes: the lender took too long |                          |
