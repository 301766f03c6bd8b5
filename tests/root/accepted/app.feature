Feature: One screen at a time

  Scenario: It is opened
    Then it begins like this
      | the app is opened | the screen's files are on their way |
      |                   | no navigation is pending            |
      |                   | the session holds                   |
      |                   | what the last screen said goes      |

  Scenario: In every state
    States inside handle their own rows first.
    Then this happens
      | the screen asks for a toast                                      | a toast shows                                           |
      | or the screen asks for a toast in the backend's words            |                                                         |
      | the screen settles what was open of an order                     | what was open is settled                                |
      | or the screen settles what was open of a product                 |                                                         |
      | the borrower dismisses the toast                                 | the toast goes                                          |
      | the screen asks to count something                               | it is counted                                           |
      | or the screen asks to count something else                       |                                                         |
      | the screen has a text stored                                     | it is stored                                            |
      | or the screen has a draft stored                                 |                                                         |
      | the screen has a value stored in the history entry               | it is stored for a reload and for coming back           |
      | or the screen has another value stored there                     |                                                         |
      | the shell's back is pressed                                      | the shell is notified whether the app takes back itself |
      | a response shows that the time is another one                    | pending requests are looked up again                    |
      | the screen reports that an outcome is unclear (lost)             | the dialog about it is to open                          |
      | the screen asks to keep the chosen channel, when the store has   | the chosen channel is kept                              |
      |   started                                                        |                                                         |
      | the screen asks to keep the chosen channel, unless the store has | the message waits for the store                         |
      |   started                                                        |                                                         |
      | the newest release is this one                                   | what is paused is known                                 |
      | or there is a newer release, and this one is to be left          | the notice is known                                     |
      | the newest release says that this flow is paused                 | what is paused is known                                 |
      |                                                                  | the notice is known                                     |
      |                                                                  | sometimes: the company has paused the flow              |
      |                                                                  | sometimes: pending requests of the screen are looked up |

  Scenario: A screen is chosen by the address
    States inside handle their own rows first: something that cannot be undone is on its way; something threw.
    Then this happens
      | when it names another page:                                   | pending requests of the screen are looked up |
      |   the address names another page                              | what the last screen said goes               |
      |   or back or forward names another page                       | the screen's files are on their way          |
      |   or the address stays the same                               |                                              |
      | the address names no page, when it names another page         | no screen has this address                   |
      |                                                               | pending requests of the screen are looked up |
      |                                                               | what the last screen said goes               |
      | something throws                                              | something threw                              |
      |                                                               | pending requests of the screen are looked up |
      | the page comes back from the back/forward cache, when nothing | the screen's files are on their way          |
      |   irreversible is in flight                                   | pending requests of the screen are looked up |
      |                                                               | what the last screen said goes               |
    But nothing happens
      | unless it names another page:                                                             |
      |   the address names another page                                                          |
      |   the address names no page                                                               |
      |   back or forward names another page                                                      |
      |   the address stays the same                                                              |
      | the page comes back from the back/forward cache, unless nothing irreversible is in flight |

  Scenario: The screen's files are on their way
    Then this happens
      | when the company has paused this flow:           | the company has paused the flow              |
      |   the screen's files arrive                      |                                              |
      |   or the files of a screen without stores arrive |                                              |
      | unless the company has paused this flow:         | a screen shows, and back leaves it           |
      |   the screen's files arrive                      | pending requests of the screen are looked up |
      |   or the files of a screen without stores arrive | the newest release is looked up              |
      | the screen's files cannot be had                 | a chunk did not come                         |
      |                                                  | the newest release is looked up              |
      | 30 seconds pass                                  | the screen did not arrive                    |
    But nothing happens
      | the borrower taps "Try again" |

  Scenario: A screen shows
    Then this happens
      | the shell answers what the screen asked                             | the screen gets the answer                                           |
      | the shell answers what the app asked                                | the screen gets the answer                                           |
      | or the shell cannot do what it was asked                            | sometimes: the screen is notified that the borrower is back          |
      |                                                                     | sometimes: the company has paused the flow                           |
      |                                                                     | sometimes: pending requests of the screen are looked up              |
      | the shell goes to the background                                    | the screen is notified                                               |
      | the shell comes to the front                                        | the screen is notified that the borrower is back                     |
      |                                                                     | pending requests are looked up again                                 |
      |                                                                     | the newest release is looked up                                      |
      |                                                                     | sometimes: the company has paused the flow                           |
      |                                                                     | sometimes: pending requests of the screen are looked up              |
      | the connection comes back                                           | the screen is notified that the connection is back                   |
      | another day begins                                                  | the screen is notified of another day                                |
      | the screen has something to show                                    | a new page starts at its top                                         |
      | when the flow is paused and nothing is waited for:                  | the company has paused the flow                                      |
      |   the screen lets back through                                      | pending requests of the screen are looked up                         |
      |   or the screen takes back itself                                   |                                                                      |
      |   or the screen asks before back                                    |                                                                      |
      | the screen lets back through, unless the flow is paused and nothing | a screen shows, and back leaves it                                   |
      |   is waited for                                                     |                                                                      |
      | the screen takes back itself, unless the flow is paused and nothing | a dialog is open, or the screen has another use for the shell's back |
      |   is waited for                                                     |                                                                      |
      | the screen asks before back, unless the flow is paused and nothing  | the screen asks before it is left, the browser's own back too        |
      |   is waited for                                                     |                                                                      |
      | the screen sends an irreversible request                            | something that cannot be undone is on its way                        |
      | the screen waits for a choice of the borrower                       | the outcome is unknown, and the borrower is asked what to do         |
    But nothing happens
      | the borrower taps "Try again" |

  Scenario: A screen shows, and back leaves it
    Then this happens
      | the shell's back is pressed, when the borrower is being asked   | the shell is notified whether the app takes back itself |
      |                                                                 | the dialog decides about going back                     |
      | the shell's back is pressed, unless the borrower is being asked | the shell is notified whether the app takes back itself |

  Scenario: A dialog is open, or the screen has another use for the shell's back
    Then this happens
      | the shell's back is pressed, when the session has ended            | the shell is notified whether the app takes back itself |
      | the shell's back is pressed, else when the borrower is being asked | the shell is notified whether the app takes back itself |
      |                                                                    | the dialog decides about going back                     |
      | the shell's back is pressed, otherwise                             | the shell is notified whether the app takes back itself |
      |                                                                    | the screen decides about going back                     |

  Scenario: The outcome is unknown, and the borrower is asked what to do
    Then this happens
      | the shell's back is pressed, when the session has ended            | the shell is notified whether the app takes back itself |
      | the shell's back is pressed, else when the borrower is being asked | the shell is notified whether the app takes back itself |
      |                                                                    | the dialog decides about going back                     |
      | the shell's back is pressed, otherwise                             | the shell is notified whether the app takes back itself |
      |                                                                    | the screen decides about going back                     |

  Scenario: The screen asks before it is left, the browser's own back too
    Then this happens
      | the shell's back is pressed, when the session has ended            | the shell is notified whether the app takes back itself |
      | the shell's back is pressed, else when the borrower is being asked | the shell is notified whether the app takes back itself |
      |                                                                    | the dialog decides about going back                     |
      | the shell's back is pressed, otherwise                             | the shell is notified whether the app takes back itself |
      |                                                                    | the screen decides about going back                     |
      | the browser's back is pressed                                      | the screen decides about going back                     |

  Scenario: Something that cannot be undone is on its way
    Even back waits for its end.
    Then this happens
      | the shell's back is pressed                                     | the shell is notified whether the app takes back itself |
      | when it names another page:                                     | the screen's files are on their way                     |
      |   the address names another page                                | pending requests of the screen are looked up            |
      |   or the address stays the same                                 | what the last screen said goes                          |
      | the address names no page                                       | no screen has this address                              |
      |                                                                 | pending requests of the screen are looked up            |
      |                                                                 | what the last screen said goes                          |
      | back or forward names another page, when it was back or forward | another page of the app opens                           |
    But nothing happens
      | unless it names another page:                                     |
      |   the address names another page                                  |
      |   the address stays the same                                      |
      | back or forward names another page, unless it was back or forward |

  Scenario: A chunk did not come
    Is another release served by now?
    Then this happens
      | the newest release is this one                       | a file did not arrive whole in spite of a connection |
      | or the newest release says that this flow is paused  |                                                      |
      | there is a newer release, and this one is to be left | the page is reloaded for another release             |
      |                                                      | the page is reloaded                                 |
      | the newest release is unknown                        | the screen did not arrive                            |
      | or 12 seconds pass                                   |                                                      |
    But nothing happens
      | the borrower taps "Try again" |

  Scenario: The page is reloaded for another release
    What was typed is kept.
    Then this happens
      | 5 seconds pass | the screen did not arrive |
    But nothing happens
      | the borrower taps "Try again" |

  Scenario: The screen did not arrive
    The person can try again.
    Then this happens
      | the borrower taps "Try again" | the screen's files are on their way |
      | or the connection comes back  |                                     |

  Scenario: A file did not arrive whole in spite of a connection
    Only a page load requests it again.
    Then this happens
      | the borrower taps "Try again" | the page is reloaded |

  Scenario: The company has paused the flow
    The page says so before anything is sent, and checks again on request.
    Then this happens
      | the shell comes to the front                            | the newest release is looked up     |
      | or the borrower taps "Try again"                        |                                     |
      | the newest release is this one                          | the screen's files are on their way |
      | or the newest release says that this flow is paused     |                                     |
      | or there is a newer release, and this one is to be left |                                     |
    But nothing happens
      | the shell answers what the app asked |
      | the address stays the same           |

  Scenario: Something threw
    An error page replaces the page, which cannot be trusted any more; any navigation reloads it.
    Then this happens
      | when it names another page:             | the page is reloaded |
      |   the address names another page        |                      |
      |   or the address names no page          |                      |
      |   or back or forward names another page |                      |
      |   or the address stays the same         |                      |
    But nothing happens
      | unless it names another page:        |
      |   the address names another page     |
      |   the address names no page          |
      |   back or forward names another page |
      |   the address stays the same         |
      | something throws                     |
      | the borrower taps "Try again"        |

  Scenario: No screen has this address
    But nothing happens
      | the shell answers what the app asked |
      | the shell comes to the front         |
      | the address names no page            |
      | the borrower taps "Try again"        |

  Scenario: Whether the person is on the way to another page, so that a double tap leaves once
    What goes out and cannot be undone calls it off.
    Then this happens
      | the borrower taps the page's own Back | the browser goes back                                   |
      | an irreversible request is sent       | what was said before goes                               |
      |                                       | pending navigation is cancelled                         |
      |                                       | no navigation is pending                                |
      |                                       | sometimes: pending requests of the screen are looked up |

  Scenario: No navigation is pending
    Then this happens
      | the screen asks for another page                                    | the next screen's files are on their way                         |
      | or the screen asks for another page in its place                    |                                                                  |
      | the screen asks for an address of the web                           | until the address changed, the shell came back or refused, or it |
      | or the screen asks for an address of the web, with the session      |   took too long                                                  |
      | or the screen asks for a file of our own                            | the address is opened outside                                    |
      | the screen asks for a page of the shell                             | until the address changed, the shell came back or refused, or it |
      | or the screen asks for a page by its name                           |   took too long                                                  |
      | or the screen asks the shell to go home                             | the shell is asked                                               |
      | or the browser has nothing to go back to                            |                                                                  |
      | the screen asks for the very address that is on show, when it leads | pending requests are looked up again                             |
      |   to the very page that is on show                                  | sometimes: the screen is notified that the borrower is back      |
      | the screen asks for an address of our own                           | until the address changed, the shell came back or refused, or it |
      | or the screen asks for the very address that is on show, unless it  |   took too long                                                  |
      |   leads to the very page that is on show                            | another page of the app opens                                    |
      | the screen asks for an address that must not be opened, when a      | a toast shows                                                    |
      |   screen shows                                                      | the screen is notified that the borrower is back                 |
      |                                                                     | pending requests are looked up again                             |
      | the screen asks for an address that must not be opened, unless a    | a toast shows                                                    |
      |   screen shows                                                      | pending requests are looked up again                             |
      | the screen asks the shell to copy                                   | the shell is asked                                               |
      | the shell cannot do what it was asked                               | a toast shows                                                    |
    But nothing happens
      | the shell answers what the screen asked |
      | the shell answers what the app asked    |

  Scenario: The next screen's files are on their way
    The screen on show stays until they are there.
    Then this happens
      | the screen asks the shell to copy              | the shell is asked                                               |
      | the address stays the same                     | no navigation is pending                                         |
      |                                                | sometimes: pending requests of the screen are looked up          |
      | the address names another page                 | no navigation is pending                                         |
      | or the address names no page                   |                                                                  |
      | or back or forward names another page          |                                                                  |
      | the screen's files arrive                      | until the address changed, the shell came back or refused, or it |
      | or the files of a screen without stores arrive |   took too long                                                  |
      |                                                | another page of the app opens                                    |
      | the screen's files cannot be had               | a file did not come                                              |
      |                                                | the newest release is looked up                                  |
      | 20 seconds pass                                | no navigation is pending                                         |
      |                                                | a toast shows                                                    |
      |                                                | sometimes: pending requests of the screen are looked up          |
    But nothing happens
      | the screen asks the shell to go home |

  Scenario: A file did not come
    Is another release served by now, or is there no connection?
    Then this happens
      | the screen asks the shell to copy                       | the shell is asked                                               |
      | the address stays the same                              | no navigation is pending                                         |
      |                                                         | sometimes: pending requests of the screen are looked up          |
      | the address names another page                          | no navigation is pending                                         |
      | or the address names no page                            |                                                                  |
      | or back or forward names another page                   |                                                                  |
      | the newest release is this one                          | until the address changed, the shell came back or refused, or it |
      | or the newest release says that this flow is paused     |   took too long                                                  |
      | or there is a newer release, and this one is to be left | another page of the app opens                                    |
      | the newest release is unknown                           | no navigation is pending                                         |
      | or 20 seconds pass                                      | a toast shows                                                    |
      |                                                         | sometimes: pending requests of the screen are looked up          |
    But nothing happens
      | the screen asks the shell to go home |

  Scenario: Until the address changed, the shell came back or refused, or it took too long
    A second navigation is dropped, with the event that it counts.
    Then this happens
      | the screen asks the shell to copy     | the shell is asked                                          |
      | the shell answers what the app asked  | no navigation is pending                                    |
      | or 5 seconds pass                     | pending requests are looked up again                        |
      |                                       | sometimes: the screen is notified that the borrower is back |
      |                                       | sometimes: pending requests of the screen are looked up     |
      | the shell cannot do what it was asked | no navigation is pending                                    |
      |                                       | a toast shows                                               |
      |                                       | pending requests are looked up again                        |
      |                                       | sometimes: the screen is notified that the borrower is back |
      |                                       | sometimes: pending requests of the screen are looked up     |
      | the shell comes to the front          | no navigation is pending                                    |
      | or the address stays the same         | sometimes: pending requests of the screen are looked up     |
      | the address names another page        | no navigation is pending                                    |
      | or the address names no page          |                                                             |
      | or back or forward names another page |                                                             |
    But nothing happens
      | the screen asks the shell to go home    |
      | the shell answers what the screen asked |

  Scenario: The borrower is asked nothing
    Then this happens
      | a request has an unknown outcome | the borrower is asked about a pending request |

  Scenario: The borrower is asked about a pending request
    Nothing else closes the screen.
    Then this happens
      | the borrower has answered | sometimes: pending requests of the screen are looked up |

  Scenario: The session holds
    Then this happens
      | the backend says that the session has ended | the session has ended            |
      |                                             | cleanup receives 'session ended' |

  Scenario: The session has ended
    The user is asked to log in, and nothing is lost.
    Then this happens
      | the shell comes to the front            | the session holds |
      | or the address names no page            |                   |
      | or when it names another page:          |                   |
      |   the address names another page        |                   |
      |   or back or forward names another page |                   |
      |   or the address stays the same         |                   |
    But nothing happens
      | unless it names another page:                      |
      |   the address names another page                   |
      |   back or forward names another page               |
      |   the address stays the same                       |
      | the screen asks for a toast                        |
      | the screen asks for a toast in the backend's words |
      | the backend says that the session has ended        |

  Scenario: Everywhere else
    But nothing happens
      | the browser's back is pressed                               |
      | the page comes back from the back/forward cache             |
      | the shell answers what the screen asked                     |
      | the shell goes to the background                            |
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
      | the screen asks the shell to go home                        |
      | the screen asks to count something                          |
      | the screen asks to count something else                     |
      | the browser has nothing to go back to                       |

  Scenario: What always holds
    Then this always holds
      | loading leads to a screen or says that it failed |
      | a screen runs just while one is shown            |
