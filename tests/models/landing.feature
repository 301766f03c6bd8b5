Feature: The landing page of the promotion

  Scenario: It is opened
    Then this is how it begins
      | the page is opened by a link                                 | the landing page shows                        |
      | or the page is opened by a link that is counted              | the promotion is loading                      |
      | or the page is opened by a link that stays after registering | the form can be filled in                     |
      |                                                              | nobody is on the way out                      |
      |                                                              | the connection is there                       |
      |                                                              | it is looked which release is the newest      |
      |                                                              | it is counted                                 |
      |                                                              | pending requests of the screen are looked for |
      | the download page is opened                                  | the download page shows                       |
      |                                                              | the promotion is loading                      |
      |                                                              | the form rests while another page shows       |
      |                                                              | nobody is on the way out                      |
      |                                                              | the connection is there                       |
      |                                                              | it is looked which release is the newest      |

  Scenario: Wherever it is
    What is told of a place within comes first: a chunk did not come.
    Then this is what comes of it
      | the visitor dismisses the toast                                  | the toast goes                               |
      | pending requests changed                                         | an open question is checked again            |
      | the visitor is back on the page                                  | it is looked which release is the newest     |
      | when the lender has paused registering and it names the download | the download page shows                      |
      |   page:                                                          |                                              |
      |   the newest release is this one                                 |                                              |
      |   or there is a newer release, and this one is to be left        |                                              |
      | else when the lender has paused registering and it names the     | the agreement is loading                     |
      |   agreement:                                                     |                                              |
      |   the newest release is this one                                 |                                              |
      |   or there is a newer release, and this one is to be left        |                                              |
      | else when the lender has paused registering:                     | the landing page shows                       |
      |   the newest release is this one                                 |                                              |
      |   or there is a newer release, and this one is to be left        |                                              |
      | otherwise:                                                       | what is paused is known                      |
      |   the newest release is this one                                 |                                              |
      |   or there is a newer release, and this one is to be left        |                                              |
      | the newest release says that registering is paused               | what is paused is known                      |
      |                                                                  | sometimes: the lender has paused registering |
      | the form settles what was open                                   | what was open is settled                     |
      | the form reports that an outcome is unclear                      | the dialog about it is to open               |
      | the form says something                                          | a toast shows                                |
      | the form counts something                                        | it is counted                                |

  Scenario: A page is chosen by the address
    What is told of a place within comes first: the lender has paused registering; something threw.
    Then this is what comes of it
      | something throws                                                     | something threw                               |
      | the address names the agreement, when it is another page             | the agreement is loading                      |
      | the address names the download page, when it is another page         | the download page shows                       |
      | the address names the landing page, when the landing page shows and  | the landing page shows                        |
      |   the agreement is read                                              | it is counted                                 |
      |                                                                      | pending requests of the screen are looked for |
      | the address names the landing page, else when the landing page shows | the landing page shows                        |
      |   and the download page shows                                        | it is counted                                 |
      |                                                                      | pending requests of the screen are looked for |
      | the address names the download page, unless it is another page       | the address is kept                           |
      | or the address names the landing page, else when the landing page    |                                               |
      |   shows                                                              |                                               |
      | the address names the landing page, otherwise                        | the landing page shows                        |
      | the lender says no                                                   | a toast shows                                 |
      | or the connection is cut                                             |                                               |

  Scenario: The agreement is loading
    Then this is what comes of it
      | the agreement arrives                     | the agreement shows                      |
      | the connection is cut                     | a chunk did not come                     |
      |                                           | it is looked which release is the newest |
      | 1 minute passes: the lender took too long | the agreement could not be loaded        |

  Scenario: A chunk did not come
    Is another release served by now?
    Then this is what comes of it
      | the newest release says that registering is paused, when the flow is | the lender has paused registering           |
      |   paused and nothing is waited for                                   |                                             |
      | the newest release is this one                                       | the agreement could not be loaded           |
      | or nobody can say which release is the newest                        |                                             |
      | or 12 seconds pass                                                   |                                             |
      | or the newest release says that registering is paused, unless the    |                                             |
      |   flow is paused and nothing is waited for                           |                                             |
      | there is a newer release, and this one is to be left                 | the page is loaded anew for another release |
      |                                                                      | the page is loaded anew                     |

  Scenario: The page is loaded anew for another release
    What was typed is kept.
    Then this is what comes of it
      | 5 seconds pass | the agreement could not be loaded |

  Scenario: The agreement could not be loaded
    Then this is what comes of it
      | the visitor tries again to read the agreement | the agreement is loading |
      | or the connection comes back                  |                          |

  Scenario: The lender has paused registering
    It says so, and looks again when it is asked to.
    Then this is what comes of it
      | the address names the landing page, when the landing page shows      | it is counted                                 |
      |                                                                      | pending requests of the screen are looked for |
      | the address names the agreement                                      | the address is kept                           |
      | or the address names the download page                               |                                               |
      | or the address names the landing page, unless the landing page shows |                                               |
      | the visitor taps "Try again"                                         | it is looked which release is the newest      |

  Scenario: Something threw
    Plain words stand in place of the page; whatever leads elsewhere loads it anew.
    Then this is what comes of it
      | something throws                       | it stays so             |
      | the address names the agreement        | the page is loaded anew |
      | or the address names the download page |                         |
      | or the address names the landing page  |                         |

  Scenario: The promotion is loading
    Then this is what comes of it
      | the promotion arrives                        | the promotion shows         |
      | the lender says no                           | the template did not arrive |
      | or the connection is cut                     | a toast shows               |
      | or 1 minute passes: the lender took too long |                             |

  Scenario: The template did not arrive
    Registering works without it.
    Then this is what comes of it
      | the visitor taps "Try again" | the promotion is loading |
      | or the connection comes back |                          |

  Scenario: The form rests while another page shows
    Then this is what comes of it
      | the address names the landing page, when the landing page shows      | the form can be filled in                     |
      |                                                                      | what was typed goes along for a reload        |
      |                                                                      | it is counted                                 |
      |                                                                      | pending requests of the screen are looked for |
      | the address names the download page                                  | what was typed goes along for a reload        |
      | or the address names the agreement                                   |                                               |
      | or the address names the landing page, unless the landing page shows |                                               |

  Scenario: The visitor registers
    Then this is what comes of it
      | the address names the landing page, when the landing page shows      | the form hears that the address is another one              |
      |   again                                                              | pending requests are looked for again                       |
      | the address names the agreement                                      | the form hears that the address is another one              |
      | or the address names the download page                               |                                                             |
      | or the address names the landing page, unless the landing page shows |                                                             |
      |   again                                                              |                                                             |
      | the connection comes back                                            | the form hears that the connection is back                  |
      | the visitor is registered, when the link is counted                  | the visitor is registered                                   |
      |                                                                      | it is counted                                               |
      |                                                                      | another page of the promotion opens                         |
      | the visitor is registered, else when the link stays after            | the visitor is registered                                   |
      |   registering                                                        |                                                             |
      | or the phone is registered already, when the link stays after        |                                                             |
      |   registering                                                        |                                                             |
      | the visitor is registered, otherwise                                 | the visitor is registered                                   |
      | or the phone is registered already, unless the link stays after      | another page of the promotion opens                         |
      |   registering                                                        |                                                             |
      | the form is at what cannot be undone                                 | a registration is on its way                                |
      | the form lets back through                                           | the form can be filled in                                   |
      | or the form takes back itself                                        |                                                             |
      | the form waits for a choice of the visitor                           | the outcome is unknown, and the visitor is asked what to do |

  Scenario: The visitor is registered
    What is left is to get the app.
    Then this is what comes of it
      | the address names the agreement        | what was typed is forgotten         |
      | or the address names the download page |                                     |
      | or the address names the landing page  |                                     |
      | the visitor goes on to the download    | another page of the promotion opens |

  Scenario: Whether the visitor is on the way to another page, so that a double tap leaves once
    What goes out and cannot be undone calls it off.
    Then this is what comes of it
      | something that cannot be undone goes out | what was said before goes         |
      |                                          | whatever leads away is called off |
      |                                          | nobody is on the way out          |

  Scenario: Nobody is on the way out
    Then this is what comes of it
      | the visitor chooses Filipino, unless a registration is on its way | until another page of the promotion is on show, or it took too long |
      |                                                                   | the page opens in the other language, with what was typed           |
      | the store has no address to be opened                             | a toast shows                                                       |
      | the visitor chooses a store                                       | until another page of the promotion is on show, or it took too long |
      | or the visitor chooses a file of our own                          | the address is opened                                               |

  Scenario: Until another page of the promotion is on show, or it took too long
    A second way out is dropped.
    Then this is what comes of it
      | the address names the landing page, when the landing page shows and | nobody is on the way out                      |
      |   the download page shows                                           | it is counted                                 |
      |                                                                     | pending requests of the screen are looked for |
      | the address names the agreement                                     | nobody is on the way out                      |
      | or the address names the download page                              |                                               |
      | or 5 seconds pass                                                   |                                               |
      | or the address names the landing page, otherwise                    |                                               |
    But nothing comes of it
      | the visitor chooses Filipino |

  Scenario: The visitor is asked nothing
    Then this is what comes of it
      | a request has an unknown outcome | the visitor is asked about a pending request |

  Scenario: The visitor is asked about a pending request
    Nothing else closes the screen.
    Then this is what comes of it
      | the visitor has answered | it stays so |

  Scenario: The connection is there
    Then this is what comes of it
      | the connection is lost | the device says that it has no connection |

  Scenario: The device says that it has no connection
    A notice says so.
    Then this is what comes of it
      | the connection comes back | the connection is there |
