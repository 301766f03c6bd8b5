Feature: Pending requests

  Scenario: It is opened
    Then it begins like this
      | the app is opened | nothing is pending, as far as is known |

  Scenario: In every state
    States inside handle their own rows first: a screen has opened, and pending requests are looked for; the
    borrower is back, and pending requests are looked for; the one dialog is open.
    Then this happens
      | a screen with irreversible requests opens                           | another screen is described                               |
      | or a screen without irreversible requests opens, or the screen      | nothing is pending, as far as is known                    |
      |   closes                                                            | sometimes: the dialog closes                              |
      | a loan is requested                                                 | leaving is blocked until the response                     |
      | the permission is used                                              | nothing changes                                           |
      | the screen has drawn the result                                     | note                                                      |
      | or payments are found done                                          |                                                           |
      | or the borrower cancels what a payment still needs                  |                                                           |
      | the outcome of a request is unknown, when there is nothing to say   | the screen is notified that it is left                    |
      |                                                                     | a toast says that nothing was sent                        |
      | the outcome of a request is unknown, unless there is nothing to say | the borrower is asked about a pending request             |
      | or a request waits because another is pending                       | the dialog opens                                          |
      | the request for a loan gets a clear answer                          | the next drawing of the screen is awaited                 |
      | or another request gets a clear answer                              |                                                           |
      | when the screen has irreversible requests:                          | the screen is described again                             |
      |   the borrower comes back to the page                               |                                                           |
      |   or a response shows that the time is another one                  |                                                           |
      | when the screen has irreversible requests:                          | the borrower is back, and pending requests are looked for |
      |   the screen can do something else                                  | what the last screen was about is forgotten               |
      |   or the screen can be read                                         |                                                           |
      | unless the screen has irreversible requests:                        | a screen has opened, and pending requests are looked for  |
      |   the screen can do something else                                  |                                                           |
      |   or the screen can be read                                         |                                                           |
      | it was done after all                                               | nothing is pending, as far as is known                    |
      | or the borrower opens what was done                                 | the dialog closes                                         |
      |                                                                     | the screen is notified that it was done                   |
      |                                                                     | note                                                      |
    But nothing happens
      | unless the screen has irreversible requests:    |
      |   the borrower comes back to the page           |
      |   a response shows that the time is another one |

  Scenario: Nothing is pending, as far as is known
    But nothing happens
      | the screen can do something else, when the screen can do nothing more |

  Scenario: A screen has opened, and pending requests are looked for
    Its own dialogs wait until it is known whether something is pending.
    Then this happens
      | a loan is requested                     | nothing is pending, as far as is known                    |
      |                                         | leaving is blocked until the response                     |
      |                                         | the screen is described again                             |
      | the screen can do something else        | what the last screen was about is forgotten               |
      | or the screen can be read               |                                                           |
      | nothing is pending                      | nothing is pending, as far as is known                    |
      | or the storage is closed                |                                                           |
      | the same request is pending             | the borrower is asked about a pending request             |
      | or another request is pending           | the dialog opens                                          |
      | or a request is pending that is too old |                                                           |
      | or the very same is pending and too old |                                                           |
      | or it was done, and nobody saw it       |                                                           |
      | or another session's request is pending |                                                           |
      | it was done, and its next step was not  | nothing is pending, as far as is known                    |
      |                                         | the screen is notified that it was done                   |
      | 3 seconds pass                          | the borrower is back, and pending requests are looked for |

  Scenario: The borrower is back, and pending requests are looked for
    The screen can be used.
    Then this happens
      | a loan is requested                     | nothing is pending, as far as is known        |
      |                                         | leaving is blocked until the response         |
      |                                         | the screen is described again                 |
      | nothing is pending                      | nothing is pending, as far as is known        |
      | or the storage is closed                |                                               |
      | or 1 minute passes                      |                                               |
      | the same request is pending             | the borrower is asked about a pending request |
      | or another request is pending           | the dialog opens                              |
      | or a request is pending that is too old |                                               |
      | or the very same is pending and too old |                                               |
      | or it was done, and nobody saw it       |                                               |
      | or another session's request is pending |                                               |
      | it was done, and its next step was not  | nothing is pending, as far as is known        |
      |                                         | the screen is notified that it was done       |

  Scenario: The one dialog is open
    Then this happens
      | the borrower goes back                                              | the dialog decides about going back                         |
      | the outcome of a request is unknown                                 | the screen is notified that it is left                      |
      | or a request waits because another is pending                       |                                                             |
      | when the borrower is asked about a pending request and it was found | something changed, and pending requests are looked up again |
      |   when the screen opened:                                           |                                                             |
      |   the screen can do something else                                  |                                                             |
      |   or the screen can be read                                         |                                                             |
      | otherwise:                                                          | what the last screen was about is forgotten                 |
      |   the screen can do something else                                  |                                                             |
      |   or the screen can be read                                         |                                                             |
      | the borrower taps "Try again"                                       | nothing is pending, as far as is known                      |
      | or the borrower sends it anyway                                     | the dialog closes                                           |
      |                                                                     | the screen sends it                                         |
      | the borrower leaves it for now                                      | the borrower is back, and pending requests are looked for   |
      | or the borrower leaves it after a check                             | the dialog closes                                           |
      |                                                                     | note                                                        |
      |                                                                     | the screen is notified that it is left                      |
      | it was done after all                                               | nothing is pending, as far as is known                      |
      | or the borrower opens what was done                                 | the dialog closes                                           |
      |                                                                     | the screen is notified that it was done                     |
      |                                                                     | note                                                        |
      | the dialog breaks                                                   | nothing is pending, as far as is known                      |
      |                                                                     | the dialog closes                                           |
      |                                                                     | the screen is notified that it is left                      |

  Scenario: The borrower is asked about a pending request
    Then this happens
      | another tab changed something, when it was found when the screen | something changed, and pending requests are looked up again |
      |   opened                                                         |                                                             |
    But nothing happens
      | another tab changed something, unless it was found when the screen opened |

  Scenario: Something changed, and pending requests are looked up again
    The question may be another.
    Then this happens
      | nothing is pending                      | the borrower is asked about a pending request       |
      |                                         | the dialog closes, unless it shows that it was done |
      | the same request is pending             | the borrower is asked about a pending request       |
      | or another request is pending           | the dialog asks what can be asked now               |
      | or a request is pending that is too old |                                                     |
      | or the very same is pending and too old |                                                     |
      | or it was done, and nobody saw it       |                                                     |
      | or another session's request is pending |                                                     |
      | it was done, and its next step was not  | nothing is pending, as far as is known              |
      |                                         | the dialog closes                                   |
      |                                         | the screen is notified that it was done             |
      | the storage is closed                   | the borrower is asked about a pending request       |
      | or 3 seconds pass                       |                                                     |

  Scenario: Everywhere else
    But nothing happens
      | another tab changed something |
      | the borrower goes back        |

  Scenario: What always holds
    Then this always holds
      | a look comes to an end |
    But this never holds
      | a dialog is open without a warning |
