Feature: One screen at a time

  Scenario: It is opened
    Then this is how it begins
      | the app is opened | the screen's files are on their way |
      |                   | nobody is on the way out            |
      |                   | the connection is there             |
      |                   | the session holds                   |
      |                   | what the last screen said goes      |

  Scenario: Wherever it is
    What is told of a place within comes first.
    Then this is what comes of it
      | the screen asks for a toast                             | a toast shows                                     |
      | the screen settles what was open of an order            | what was open is settled                          |
      | the borrower dismisses the toast                        | the toast goes                                    |
      | the screen asks to count something                      | it is counted                                     |
      | the shell's back is pressed                             | the shell hears whether the app takes back itself |
      | the screen reports that an outcome is unclear (lost)    | the dialog about it is to open                    |
      | the screen asks to keep the chosen channel              | the chosen channel is kept                        |
      | pending requests changed                                | an open question is checked again                 |
      | the newest release is this one                          | what is paused is known                           |
      | or there is a newer release, and this one is to be left | the notice is known                               |
      | the newest release says that this flow is paused        | what is paused is known                           |
      |                                                         | the notice is known                               |
      |                                                         | sometimes: the lender has paused the flow         |

  Scenario: A screen is chosen by the address
    What is told of a place within comes first: something that cannot be undone is on its way; something
    threw.
    Then this is what comes of it
      | when it names another page:                                   | what the last screen said goes      |
      |   the address names another page                              | the screen's files are on their way |
      |   or back or forward names another page                       |                                     |
      |   or the address stays the same                               |                                     |
      | the address names no page, when it names another page         | no screen has this address          |
      |                                                               | what the last screen said goes      |
      | something throws                                              | something threw                     |
      | the page comes back from the back/forward cache, when nothing | the screen's files are on their way |
      |   irreversible is on its way                                  | what the last screen said goes      |
    But nothing comes of it
      | unless it names another page:                                                              |
      |   the address names another page                                                           |
      |   the address names no page                                                                |
      |   back or forward names another page                                                       |
      |   the address stays the same                                                               |
      | the page comes back from the back/forward cache, unless nothing irreversible is on its way |

  Scenario: The screen's files are on their way
    Then this is what comes of it
      | the screen's files arrive, when the lender has paused this flow   | the lender has paused the flow                |
      | the screen's files arrive, unless the lender has paused this flow | a screen shows, and back leaves it            |
      |                                                                   | pending requests of the screen are looked for |
      |                                                                   | it is looked which release is the newest      |
      | the screen's files cannot be had                                  | a chunk did not come                          |
      |                                                                   | it is looked which release is the newest      |
      | 30 seconds pass                                                   | the screen did not arrive                     |
    But nothing comes of it
      | the borrower taps "Try again" |

  Scenario: A screen shows
    Then this is what comes of it
      | the shell answers what the screen asked                             | the screen gets the answer                                           |
      | the shell answers what the app asked                                | the screen gets the answer                                           |
      | or the shell cannot do what it was asked                            | sometimes: the screen hears that the borrower is back                |
      |                                                                     | sometimes: the lender has paused the flow                            |
      | the shell goes to the background                                    | the screen hears of it                                               |
      | the shell comes to the front                                        | the screen hears that the borrower is back                           |
      |                                                                     | pending requests are looked for again                                |
      |                                                                     | it is looked which release is the newest                             |
      |                                                                     | sometimes: the lender has paused the flow                            |
      | the connection comes back                                           | the screen hears that the connection is back                         |
      | when the flow is paused and nothing is waited for:                  | the lender has paused the flow                                       |
      |   the screen lets back through                                      |                                                                      |
      |   or the screen takes back itself                                   |                                                                      |
      |   or the screen asks before back                                    |                                                                      |
      | the screen lets back through, unless the flow is paused and nothing | a screen shows, and back leaves it                                   |
      |   is waited for                                                     |                                                                      |
      | the screen takes back itself, unless the flow is paused and nothing | a dialog is open, or the screen has another use for the shell's back |
      |   is waited for                                                     |                                                                      |
      | the screen asks before back, unless the flow is paused and nothing  | the screen asks before it is left, the browser's own back too        |
      |   is waited for                                                     |                                                                      |
      | the screen is at what cannot be undone                              | something that cannot be undone is on its way                        |
      | the screen waits for a choice of the borrower                       | the outcome is unknown, and the borrower is asked what to do         |
    But nothing comes of it
      | the borrower taps "Try again" |

  Scenario: A screen shows, and back leaves it
    Then this is what comes of it
      | the shell's back is pressed, when the borrower is being asked   | the shell hears whether the app takes back itself |
      |                                                                 | the dialog decides about going back               |
      | the shell's back is pressed, unless the borrower is being asked | the shell hears whether the app takes back itself |

  Scenario: A dialog is open, or the screen has another use for the shell's back
    Then this is what comes of it
      | the shell's back is pressed, when the session has ended            | the shell hears whether the app takes back itself |
      | the shell's back is pressed, else when the borrower is being asked | the shell hears whether the app takes back itself |
      |                                                                    | the dialog decides about going back               |
      | the shell's back is pressed, otherwise                             | the shell hears whether the app takes back itself |
      |                                                                    | the screen decides about going back               |

  Scenario: The outcome is unknown, and the borrower is asked what to do
    Then this is what comes of it
      | the shell's back is pressed, when the session has ended            | the shell hears whether the app takes back itself |
      | the shell's back is pressed, else when the borrower is being asked | the shell hears whether the app takes back itself |
      |                                                                    | the dialog decides about going back               |
      | the shell's back is pressed, otherwise                             | the shell hears whether the app takes back itself |
      |                                                                    | the screen decides about going back               |

  Scenario: The screen asks before it is left, the browser's own back too
    Then this is what comes of it
      | the shell's back is pressed, when the session has ended            | the shell hears whether the app takes back itself |
      | the shell's back is pressed, else when the borrower is being asked | the shell hears whether the app takes back itself |
      |                                                                    | the dialog decides about going back               |
      | the shell's back is pressed, otherwise                             | the shell hears whether the app takes back itself |
      |                                                                    | the screen decides about going back               |
      | the browser's back is pressed                                      | the screen decides about going back               |

  Scenario: Something that cannot be undone is on its way
    Even back waits for its end.
    Then this is what comes of it
      | the shell's back is pressed                                     | the shell hears whether the app takes back itself |
      | when it names another page:                                     | the screen's files are on their way               |
      |   the address names another page                                | what the last screen said goes                    |
      |   or the address stays the same                                 |                                                   |
      | the address names no page                                       | no screen has this address                        |
      |                                                                 | what the last screen said goes                    |
      | back or forward names another page, when it was back or forward | another page of the app opens                     |
    But nothing comes of it
      | unless it names another page:                                     |
      |   the address names another page                                  |
      |   the address stays the same                                      |
      | back or forward names another page, unless it was back or forward |

  Scenario: A chunk did not come
    Is another release served by now?
    Then this is what comes of it
      | the newest release is this one                       | the screen did not arrive                   |
      | or the newest release says that this flow is paused  |                                             |
      | or nobody can say which release is the newest        |                                             |
      | or 12 seconds pass                                   |                                             |
      | there is a newer release, and this one is to be left | the page is loaded anew for another release |
      |                                                      | the page is loaded anew                     |
    But nothing comes of it
      | the borrower taps "Try again" |

  Scenario: The page is loaded anew for another release
    What was typed is kept.
    Then this is what comes of it
      | 5 seconds pass | the screen did not arrive |
    But nothing comes of it
      | the borrower taps "Try again" |

  Scenario: The screen did not arrive
    The person can try again.
    Then this is what comes of it
      | the connection comes back        | the screen's files are on their way |
      | or the borrower taps "Try again" |                                     |

  Scenario: The lender has paused the flow
    It says so, before anything is sent, and looks again when it is asked to.
    Then this is what comes of it
      | the shell comes to the front                            | it is looked which release is the newest |
      | or the borrower taps "Try again"                        |                                          |
      | the newest release is this one                          | the screen's files are on their way      |
      | or the newest release says that this flow is paused     |                                          |
      | or there is a newer release, and this one is to be left |                                          |
    But nothing comes of it
      | the shell answers what the app asked |
      | the connection comes back            |
      | the address stays the same           |

  Scenario: Something threw
    Plain words stand in place of the page, which is not to be trusted any more: whatever leads elsewhere
    loads it anew.
    Then this is what comes of it
      | when it names another page:             | the page is loaded anew |
      |   the address names another page        |                         |
      |   or the address names no page          |                         |
      |   or back or forward names another page |                         |
      |   or the address stays the same         |                         |
      | something throws                        | it stays so             |
    But nothing comes of it
      | unless it names another page:        |
      |   the address names another page     |
      |   the address names no page          |
      |   back or forward names another page |
      |   the address stays the same         |
      | the borrower taps "Try again"        |

  Scenario: No screen has this address
    But nothing comes of it
      | the shell answers what the app asked |
      | the shell comes to the front         |
      | the address names no page            |
      | the borrower taps "Try again"        |

  Scenario: Whether the person is on the way to another page, so that a double tap leaves once
    What goes out and cannot be undone calls it off.
    Then this is what comes of it
      | the borrower taps the page's own Back    | the browser goes back             |
      | something that cannot be undone goes out | what was said before goes         |
      |                                          | whatever leads away is called off |
      |                                          | nobody is on the way out          |

  Scenario: Nobody is on the way out
    Then this is what comes of it
      | the screen asks for the very address that is on show, when it leads | pending requests are looked for again                            |
      |   to the very page that is on show                                  | sometimes: the screen hears that the borrower is back            |
      | the screen asks for another page                                    | until the address changed, the shell came back or refused, or it |
      | or the screen asks for another page in its place                    |   took too long                                                  |
      | or the screen asks for an address of our own                        | another page of the app opens                                    |
      | or the screen asks for the very address that is on show, unless it  |                                                                  |
      |   leads to the very page that is on show                            |                                                                  |
      | the screen asks for an address of the web                           | until the address changed, the shell came back or refused, or it |
      | or the screen asks for an address of the web, with the session      |   took too long                                                  |
      | or the screen asks for a file of our own                            | the address is opened outside                                    |
      | the screen asks for a page of the shell                             | until the address changed, the shell came back or refused, or it |
      | or the screen asks for a page by its name                           |   took too long                                                  |
      | or the screen asks the shell to go home                             | the shell is asked                                               |
      | or the browser has nothing to go back to                            |                                                                  |
      | the screen asks for an address that must not be opened, when a      | a toast shows                                                    |
      |   screen shows                                                      | the screen hears that the borrower is back                       |
      |                                                                     | pending requests are looked for again                            |
      | the screen asks for an address that must not be opened, unless a    | a toast shows                                                    |
      |   screen shows                                                      | pending requests are looked for again                            |
      | the screen asks the shell to copy                                   | the shell is asked                                               |
      | the shell cannot do what it was asked                               | a toast shows                                                    |
    But nothing comes of it
      | the shell answers what the screen asked |
      | the shell answers what the app asked    |

  Scenario: Until the address changed, the shell came back or refused, or it took too long
    A second way out is dropped, and what is counted with it.
    Then this is what comes of it
      | the screen asks the shell to go home                         | it stays so                                |
      | or the screen asks to count something                        |                                            |
      | the screen asks the shell to copy                            | the shell is asked                         |
      | when a screen shows:                                         | nobody is on the way out                   |
      |   the shell answers what the app asked                       | the screen hears that the borrower is back |
      |   or 5 seconds pass                                          | pending requests are looked for again      |
      | unless a screen shows:                                       | nobody is on the way out                   |
      |   the shell answers what the app asked                       | pending requests are looked for again      |
      |   or 5 seconds pass                                          |                                            |
      | the shell cannot do what it was asked, when a screen shows   | nobody is on the way out                   |
      |                                                              | a toast shows                              |
      |                                                              | the screen hears that the borrower is back |
      |                                                              | pending requests are looked for again      |
      | the shell cannot do what it was asked, unless a screen shows | nobody is on the way out                   |
      |                                                              | a toast shows                              |
      |                                                              | pending requests are looked for again      |
      | the shell comes to the front                                 | nobody is on the way out                   |
      | or the address stays the same                                |                                            |
      | or the address names another page                            |                                            |
      | or the address names no page                                 |                                            |
      | or back or forward names another page                        |                                            |
    But nothing comes of it
      | the shell answers what the screen asked                     |
      | the screen asks for another page                            |
      | the screen asks for another page in its place               |
      | the screen asks for an address of the web                   |
      | the screen asks for an address of the web, with the session |
      | the screen asks for a page of the shell                     |
      | the screen asks for an address of our own                   |
      | the screen asks for the very address that is on show        |
      | the screen asks for a file of our own                       |
      | the screen asks for a page by its name                      |
      | the screen asks for an address that must not be opened      |
      | the browser has nothing to go back to                       |

  Scenario: The borrower is asked nothing
    Then this is what comes of it
      | a request has an unknown outcome | the borrower is asked about a pending request |

  Scenario: The borrower is asked about a pending request
    Nothing else closes the screen.
    Then this is what comes of it
      | the borrower has answered | the screen closes |

  Scenario: The connection is there
    Then this is what comes of it
      | the connection is lost | the device says that it has no connection |

  Scenario: The device says that it has no connection
    A notice says so.
    Then this is what comes of it
      | the connection comes back | the connection is there |
    But nothing comes of it
      | the connection is lost |

  Scenario: The session holds
    Then this is what comes of it
      | the lender says that the session has ended | the session has ended |

  Scenario: The session has ended
    The person is asked to log in, and finds everything as it was.
    Then this is what comes of it
      | the screen asks for a toast             | it stays so       |
      | the shell comes to the front            | the session holds |
      | or the address names no page            |                   |
      | or when it names another page:          |                   |
      |   the address names another page        |                   |
      |   or back or forward names another page |                   |
      |   or the address stays the same         |                   |
    But nothing comes of it
      | unless it names another page:              |
      |   the address names another page           |
      |   back or forward names another page       |
      |   the address stays the same               |
      | the lender says that the session has ended |

  Scenario: Anywhere else than where it is told of
    But nothing comes of it
      | the browser's back is pressed                   |
      | the page comes back from the back/forward cache |
      | the shell answers what the screen asked         |
      | the shell goes to the background                |

  Scenario: What always holds, whatever happens
    Then it is always so
      | loading leads to a screen or says that it failed |
      | a screen runs just while one is shown            |
