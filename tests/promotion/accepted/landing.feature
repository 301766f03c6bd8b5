Feature: The landing page of the promotion

  Scenario: It is opened
    Then it begins like this
      | the page is opened by a link                                 | the landing page shows                       |
      | or the page is opened by a link that is counted              | the promotion is loading                     |
      | or the page is opened by a link that stays after registering | the form can be filled in                    |
      |                                                              | no navigation is pending                     |
      |                                                              | the newest release is looked up              |
      |                                                              | it is counted                                |
      |                                                              | pending requests of the screen are looked up |
      | the download page is opened                                  | the download page shows                      |
      |                                                              | the promotion is loading                     |
      |                                                              | the form rests while another page shows      |
      |                                                              | no navigation is pending                     |
      |                                                              | the newest release is looked up              |

  Scenario: In every state
    States inside handle their own rows first: a chunk did not come.
    Then this happens
      | a response shows that the time is another one                      | pending requests are looked up again           |
      | the visitor dismisses the toast                                    | the toast goes                                 |
      | the visitor is back on the page                                    | the newest release is looked up                |
      | when the company has paused registration and it names the download | the download page shows                        |
      |   page:                                                            |                                                |
      |   the newest release is this one                                   |                                                |
      |   or there is a newer release, and this one is to be left          |                                                |
      | else when the company has paused registration and it names the     | the agreement is loading                       |
      |   agreement:                                                       |                                                |
      |   the newest release is this one                                   |                                                |
      |   or there is a newer release, and this one is to be left          |                                                |
      | else when the company has paused registration:                     | the landing page shows                         |
      |   the newest release is this one                                   |                                                |
      |   or there is a newer release, and this one is to be left          |                                                |
      | otherwise:                                                         | what is paused is known                        |
      |   the newest release is this one                                   |                                                |
      |   or there is a newer release, and this one is to be left          |                                                |
      | the newest release says that registering is paused                 | what is paused is known                        |
      |                                                                    | sometimes: the company has paused registration |
      | the form settles what was open                                     | what was open is settled                       |
      | the form reports that an outcome is unclear                        | the dialog about it is to open                 |
      | the form says something                                            | a toast shows                                  |
      | the form is emptied                                                | what was typed is forgotten                    |
      | the form counts something                                          | it is counted                                  |

  Scenario: A page is chosen by the address
    States inside handle their own rows first: the company has paused registration; something threw.
    Then this happens
      | something throws                                                     | something threw                              |
      | the address names the agreement, when it is another page             | the agreement is loading                     |
      | the address names the download page, when it is another page         | the download page shows                      |
      | the address names the landing page, when the landing page shows and  | the landing page shows                       |
      |   the agreement is read                                              | it is counted                                |
      |                                                                      | pending requests of the screen are looked up |
      | the address names the landing page, else when the landing page shows | the landing page shows                       |
      |   and the download page shows                                        | it is counted                                |
      |                                                                      | pending requests of the screen are looked up |
      | the address names the download page, unless it is another page       | the address is kept                          |
      | or the address names the landing page, else when the landing page    |                                              |
      |   shows                                                              |                                              |
      | the address names the landing page, otherwise                        | the landing page shows                       |

  Scenario: The agreement is loading
    Then this happens
      | the agreement arrives                  | the agreement shows               |
      | the connection is cut                  | a chunk did not come              |
      |                                        | the newest release is looked up   |
      | 1 minute passes: the request timed out | the agreement could not be loaded |

  Scenario: A chunk did not come
    Is another release served by now?
    Then this happens
      | the newest release says that registering is paused, when the flow is | the company has paused registration      |
      |   paused and nothing is waited for                                   |                                          |
      | the newest release is this one                                       | the agreement could not be loaded        |
      | or the newest release is unknown                                     |                                          |
      | or 12 seconds pass                                                   |                                          |
      | or the newest release says that registering is paused, unless the    |                                          |
      |   flow is paused and nothing is waited for                           |                                          |
      | there is a newer release, and this one is to be left                 | the page is reloaded for another release |
      |                                                                      | the page is reloaded                     |

  Scenario: The page is reloaded for another release
    What was typed is kept.
    Then this happens
      | 5 seconds pass | the agreement could not be loaded |

  Scenario: The agreement could not be loaded
    Then this happens
      | the visitor tries again to read the agreement | the agreement is loading |
      | or the connection comes back                  |                          |

  Scenario: The company has paused registration
    The page says so, and checks again on request.
    Then this happens
      | the address names the landing page, when the landing page shows      | it is counted                                |
      |                                                                      | pending requests of the screen are looked up |
      | the address names the agreement                                      | the address is kept                          |
      | or the address names the download page                               |                                              |
      | or the address names the landing page, unless the landing page shows |                                              |
      | the visitor taps "Try again"                                         | the newest release is looked up              |

  Scenario: Something threw
    An error page replaces the page; any navigation reloads it.
    Then this happens
      | the address names the agreement        | the page is reloaded |
      | or the address names the download page |                      |
      | or the address names the landing page  |                      |
    But nothing happens
      | something throws |

  Scenario: The promotion is loading
    Then this happens
      | the promotion arrives                     | the promotion shows                         |
      | the backend refuses                       | the template did not arrive, or was refused |
      |                                           | the message of a refusal stays on the page  |
      |                                           | a toast shows                               |
      | the connection is cut                     | the template did not arrive, or was refused |
      | or 1 minute passes: the request timed out | the message of a refusal stays on the page  |

  Scenario: The template did not arrive, or was refused
    The message stays on the page. Registering works without it.
    Then this happens
      | the visitor taps "Try again" | the promotion is loading |
      | or the connection comes back |                          |

  Scenario: The form rests while another page shows
    Then this happens
      | the address names the landing page, when the landing page shows      | the form can be filled in                    |
      |                                                                      | what was typed goes along for a reload       |
      |                                                                      | it is counted                                |
      |                                                                      | pending requests of the screen are looked up |
      | the address names the download page                                  | what was typed goes along for a reload       |
      | or the address names the agreement                                   |                                              |
      | or the address names the landing page, unless the landing page shows |                                              |

  Scenario: The visitor registers
    Then this happens
      | the address names the landing page, when the landing page shows      | the form is notified that the address is another one        |
      |   again                                                              | pending requests are looked up again                        |
      | the address names the agreement                                      | the form is notified that the address is another one        |
      | or the address names the download page                               |                                                             |
      | or the address names the landing page, unless the landing page shows |                                                             |
      |   again                                                              |                                                             |
      | the connection comes back                                            | the form is notified that the connection is back            |
      | the visitor is registered, when the link is counted                  | the visitor is registered                                   |
      |                                                                      | pending requests of the screen are looked up                |
      |                                                                      | it is counted                                               |
      |                                                                      | another page of the promotion opens                         |
      | the visitor is registered, else when the link stays after            | the visitor is registered                                   |
      |   registering                                                        | pending requests of the screen are looked up                |
      | or the phone is registered already, when the link stays after        |                                                             |
      |   registering                                                        |                                                             |
      | the visitor is registered, otherwise                                 | the visitor is registered                                   |
      | or the phone is registered already, unless the link stays after      | pending requests of the screen are looked up                |
      |   registering                                                        | another page of the promotion opens                         |
      | the form is at what cannot be undone                                 | a registration is on its way                                |
      | the form lets back through                                           | the form can be filled in                                   |
      | or the form takes back itself                                        |                                                             |
      | the form waits for a choice of the visitor                           | the outcome is unknown, and the visitor is asked what to do |

  Scenario: The visitor is registered
    What is left is to get the app.
    Then this happens
      | the address names the agreement        | what was typed is forgotten         |
      | or the address names the download page |                                     |
      | or the address names the landing page  |                                     |
      | the visitor goes on to the download    | another page of the promotion opens |

  Scenario: Whether the visitor is on the way to another page, so that a double tap leaves once
    What goes out and cannot be undone calls it off.
    Then this happens
      | an irreversible request is sent | what was said before goes       |
      |                                 | pending navigation is cancelled |
      |                                 | no navigation is pending        |

  Scenario: No navigation is pending
    Then this happens
      | the visitor chooses Filipino, unless a registration is on its way | until another page of the promotion is on show, or it took too long |
      |                                                                   | the page opens in the other language, with what was typed           |
      | the store has no address to be opened                             | a toast shows                                                       |
      | the visitor chooses a store                                       | until another page of the promotion is on show, or it took too long |
      | or the visitor chooses a file of our own                          | the address is opened                                               |
    But nothing happens
      | the visitor chooses Filipino, when a registration is on its way |

  Scenario: Until another page of the promotion is on show, or it took too long
    A second navigation is dropped.
    Then this happens
      | the address names the landing page, when the landing page shows and | no navigation is pending                     |
      |   the download page shows                                           | it is counted                                |
      |                                                                     | pending requests of the screen are looked up |
      | the address names the agreement                                     | no navigation is pending                     |
      | or the address names the download page                              |                                              |
      | or 5 seconds pass                                                   |                                              |
      | or the address names the landing page, otherwise                    |                                              |
    But nothing happens
      | the visitor chooses Filipino |

  Scenario: The visitor is asked nothing
    Then this happens
      | a request has an unknown outcome | the visitor is asked about a pending request |

  Scenario: The visitor is asked about a pending request
    Nothing else closes the screen.
    Then this happens
      | the visitor has answered | nothing changes |
