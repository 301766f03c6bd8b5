Feature: Looking for pending requests

  Scenario: It is opened
    Then this is how it begins
      | the app is opened | nothing is pending, as far as is known |

  Scenario: Wherever it is
    Then this is what comes of it
      | when nothing is pending, as far as is known:                         | another warning is kept                       |
      |   a screen with irreversible requests opens                          | another pending is kept                       |
      |   or a screen without irreversible requests opens                    | another warned is kept                        |
      |   or the screen closes                                               |                                               |
      | else when a screen has opened, and pending requests are looked for:  | nothing is pending, as far as is known        |
      |   a screen with irreversible requests opens                          |                                               |
      |   or a screen without irreversible requests opens                    |                                               |
      |   or the screen closes                                               |                                               |
      | else when the borrower is back, and pending requests are looked for: | nothing is pending, as far as is known        |
      |   a screen with irreversible requests opens                          |                                               |
      |   or a screen without irreversible requests opens                    |                                               |
      |   or the screen closes                                               |                                               |
      | otherwise:                                                           | nothing is pending, as far as is known        |
      |   a screen with irreversible requests opens                          | root is told 'warning closed'                 |
      |   or a screen without irreversible requests opens                    |                                               |
      |   or the screen closes                                               |                                               |
      | a loan is requested                                                  | another sent is kept                          |
      | the borrower comes back to the page, when the screen has             | describe screen is told 'screen returned'     |
      |   irreversible requests                                              |                                               |
      | when there is something to say and the borrower is asked nothing:    | the borrower is asked about a pending request |
      |   the outcome of a request is unknown                                | root is told 'warning opened'                 |
      |   or a request waits because another is pending                      |                                               |
      | unless there is something to say and the borrower is asked nothing:  | x:0 is told 'outcome left'                    |
      |   the outcome of a request is unknown                                |                                               |
      |   or a request waits because another is pending                      |                                               |
    But nothing comes of it
      | the borrower comes back to the page, unless the screen has irreversible requests |

  Scenario: Nothing is pending, as far as is known
    Then this is what comes of it
      | the screen can be read for the first time | a screen has opened, and pending requests are looked for  |
      | or the screen can be read                 |                                                           |
      | the screen can be read again              | the borrower is back, and pending requests are looked for |

  Scenario: A screen has opened, and pending requests are looked for
    Its own dialogs wait until it is known whether something is pending.
    Then this is what comes of it
      | nothing is pending                      | nothing is pending, as far as is known        |
      | or the storage is closed                |                                               |
      | or 3 seconds pass                       |                                               |
      | the same request is pending             | the borrower is asked about a pending request |
      | or another request is pending           | root is told 'warning opened'                 |
      | or a request is pending that is too old |                                               |
      | or another session's request is pending |                                               |

  Scenario: The borrower is back, and pending requests are looked for
    Then this is what comes of it
      | nothing is pending                      | nothing is pending, as far as is known        |
      | or the storage is closed                |                                               |
      | or 3 seconds pass                       |                                               |
      | the same request is pending             | the borrower is asked about a pending request |
      | or another request is pending           | root is told 'warning opened'                 |
      | or a request is pending that is too old |                                               |
      | or another session's request is pending |                                               |

  Scenario: The one dialog is open
    Then this is what comes of it
      | the borrower goes back                                              | outcome unknown is told 'back pressed'                    |
      | the borrower taps "Try again"                                       | nothing is pending, as far as is known                    |
      |                                                                     | root is told 'warning closed'                             |
      |                                                                     | ledger is told 'retry permitted'                          |
      |                                                                     | sometimes: x:0 is told 'submission retried'               |
      |                                                                     | sometimes: root is told 'submission retried'              |
      | the borrower sends it all the same                                  | nothing is pending, as far as is known                    |
      |                                                                     | root is told 'warning closed'                             |
      |                                                                     | ledger is told 'other way permitted'                      |
      |                                                                     | sometimes: x:0 is told 'submission retried'               |
      |                                                                     | sometimes: root is told 'submission retried'              |
      | the borrower leaves it for now, when it was found when the screen   | the borrower is back, and pending requests are looked for |
      |   opened                                                            | root is told 'warning closed'                             |
      |                                                                     | ledger is told 'warning left'                             |
      | the borrower leaves it for now, unless it was found when the screen | nothing is pending, as far as is known                    |
      |   opened                                                            | root is told 'warning closed'                             |
      |                                                                     | ledger is told 'warning left'                             |
      |                                                                     | x:0 is told 'outcome left'                                |
      | it was done after all                                               | nothing is pending, as far as is known                    |
      |                                                                     | root is told 'warning closed'                             |
      |                                                                     | sometimes: x:0 is told 'outcome settled'                  |
      |                                                                     | sometimes: root is told 'outcome settled'                 |
      | the dialog breaks                                                   | nothing is pending, as far as is known                    |
      |                                                                     | root is told 'warning closed'                             |
      |                                                                     | sometimes: x:0 is told 'outcome left'                     |
      |                                                                     | sometimes: root is told 'outcome left'                    |

  Scenario: The borrower is asked about a pending request
    Then this is what comes of it
      | another tab changed something, when it was found when the screen | another tab changed something, and pending requests are looked for |
      |   opened                                                         |   again                                                            |
    But nothing comes of it
      | another tab changed something, unless it was found when the screen opened |

  Scenario: Another tab changed something, and pending requests are looked for again
    The question may be answered.
    Then this is what comes of it
      | nothing is pending                      | nothing is pending, as far as is known        |
      |                                         | root is told 'warning closed'                 |
      |                                         | root is told 'screen returned'                |
      | the same request is pending             | the borrower is asked about a pending request |
      | or another request is pending           |                                               |
      | or a request is pending that is too old |                                               |
      | or another session's request is pending |                                               |
      | or the storage is closed                |                                               |
      | or 3 seconds pass                       |                                               |

  Scenario: Anywhere else than where it is told of
    But nothing comes of it
      | another tab changed something             |
      | the borrower goes back                    |
      | the screen can be read for the first time |
      | the screen can be read again              |

  Scenario: What always holds, whatever happens
    Then it is always so
      | a look comes to an end |
    But it is never so
      | a dialog is open without a warning |
