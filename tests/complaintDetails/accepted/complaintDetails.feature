Feature: A complaint and its answer

  Scenario: It is opened
    Then it begins like this
      | A complaint and its answer is opened | the page is loading |

  Scenario: In every state
    States inside handle their own rows first: the outcome is unknown, or nothing was sent for a reason.
    Then this happens
      | the borrower sends it (rate service), when the stars are known | the rating is being sent, and back waits |
    But nothing happens
      | the borrower sends it (rate service), unless the stars are known |

  Scenario: The page is loading
    Then this happens
      | when stars are chosen:                                              | the complaint shows, and its rating was postponed            |
      |   the backend has not answered the complaint yet                    |                                                              |
      |   or the backend has answered the complaint                         |                                                              |
      |   or the backend has answered the complaint, and asks for no rating |                                                              |
      | unless stars are chosen:                                            | the complaint shows, and no rating is due                    |
      |   the backend has not answered the complaint yet                    |                                                              |
      |   or the backend has answered the complaint, and asks for no rating |                                                              |
      | the backend has answered the complaint, unless stars are chosen     | the complaint shows, and stars are asked for in a moment     |
      | the backend refuses                                                 | the page shows the backend's message about the refusal       |
      |                                                                     | a toast says the backend's message: "Not possible today"     |
      | the connection is cut                                               | the page could not be loaded because there was no connection |
      |                                                                     | a toast says "Something went wrong. Please try again."       |
      | the backend's response cannot be parsed                             | the page could not be loaded                                 |
      | or 1 minute passes: the request timed out                           | a toast says "Something went wrong. Please try again."       |
    But nothing happens
      | the connection comes back           |
      | the borrower comes back to the page |
      | a check finds it done (checked)     |

  Scenario: The page could not be loaded, whatever the reason
    The person can try again.
    Then this happens
      | the borrower taps "Try again"          | the page is loading |
      | or the connection comes back           |                     |
      | or the borrower comes back to the page |                     |
      | or a check finds it done (checked)     |                     |

  Scenario: The page shows the backend's message about the refusal
    Its message stays on the page.
    Then this happens
      | the borrower contacts us | customer service opens |

  Scenario: The complaint shows
    Then this happens
      | the borrower contacts us        | customer service opens     |
      | it is another day in Manila     | nothing changes            |
      | a check finds it done (checked) | the backend has the rating |

  Scenario: The complaint shows, and stars are asked for in a moment
    Then this happens
      | the connection comes back                     | the complaint is reloaded while it shows |
      | or the borrower comes back to the page        |                                          |
      | 3 seconds pass: the answer can have been read | the borrower is asked for stars          |
    But nothing happens
      | the borrower sends it (rate service) |

  Scenario: The borrower is asked for stars
    Then this happens
      | the borrower chooses one star                          | the stars are marked                              |
      | or the borrower chooses five stars                     |                                                   |
      | the borrower sends the rating, when stars are chosen   | the rating is being sent, and back waits          |
      | the borrower sends the rating, unless stars are chosen | a toast says "Please choose how many stars."      |
      | the borrower closes the dialog                         | the complaint shows, and its rating was postponed |
      | or the borrower goes back                              |                                                   |
    But nothing happens
      | the connection comes back           |
      | the borrower comes back to the page |

  Scenario: The rating is being sent, and back waits
    Then this happens
      | the backend has the rating                      | the backend has the rating                               |
      |                                                 | a toast says "Thank you for your rating"                 |
      | the backend refuses                             | the borrower is asked for stars                          |
      |                                                 | a toast says the backend's message: "Not possible today" |
      | there is no response, so the outcome is unknown | the outcome is unknown, or nothing was sent for a reason |
      | or 1 minute passes: the request timed out       | the app is notified that the outcome is unclear          |
    But nothing happens
      | the connection comes back            |
      | the borrower comes back to the page  |
      | the borrower sends it (rate service) |
      | a check finds it done (checked)      |
      | the borrower sends the rating        |
      | the borrower closes the dialog       |

  Scenario: The outcome is unknown, or nothing was sent for a reason
    The root asks the person.
    Then this happens
      | the borrower sends it (rate service) | the rating is being sent, and back waits          |
      | the borrower leaves it for now       | the complaint shows, and its rating was postponed |
    But nothing happens
      | the connection comes back           |
      | the borrower comes back to the page |

  Scenario: The backend has the rating
    The page can be read.
    But nothing happens
      | the connection comes back            |
      | the borrower comes back to the page  |
      | the borrower sends it (rate service) |

  Scenario: No rating is asked for
    None is due, or the complaint is reloaded first.
    But nothing happens
      | the borrower sends it (rate service) |

  Scenario: The complaint shows, and no rating is due
    Then this happens
      | the connection comes back                                | the complaint is reloaded while it shows               |
      | or the borrower comes back to the page                   |                                                        |
      | 1 minute passes: it is time to look for the answer again | the complaint shows, and the page looks for its answer |

  Scenario: The complaint is reloaded while it shows
    Then this happens
      | the backend has not answered the complaint yet                    | the complaint shows, and no rating is due                |
      | or the backend has answered the complaint, and asks for no rating |                                                          |
      | the backend has answered the complaint                            | the complaint shows, and stars are asked for in a moment |
      | the backend refuses                                               | the page shows the backend's message about the refusal   |
      |                                                                   | a toast says the backend's message: "Not possible today" |
      | when the answer is still to be rated:                             | the complaint shows, and stars are asked for in a moment |
      |   the connection is cut                                           | a toast says "Something went wrong. Please try again."   |
      |   or the backend's response cannot be parsed                      |                                                          |
      |   or 1 minute passes: the request timed out                       |                                                          |
      | unless the answer is still to be rated:                           | the complaint shows, and no rating is due                |
      |   the connection is cut                                           | a toast says "Something went wrong. Please try again."   |
      |   or the backend's response cannot be parsed                      |                                                          |
      |   or 1 minute passes: the request timed out                       |                                                          |
    But nothing happens
      | the connection comes back           |
      | the borrower comes back to the page |

  Scenario: The complaint shows, and the page looks for its answer
    A failure says nothing.
    Then this happens
      | the backend has not answered the complaint yet                    | the complaint shows, and no rating is due                |
      | or the backend has answered the complaint, and asks for no rating |                                                          |
      | or the backend refuses                                            |                                                          |
      | or the connection is cut                                          |                                                          |
      | or the backend's response cannot be parsed                        |                                                          |
      | or 1 minute passes: the request timed out                         |                                                          |
      | the backend has answered the complaint                            | the complaint shows, and stars are asked for in a moment |
    But nothing happens
      | the connection comes back           |
      | the borrower comes back to the page |

  Scenario: The rating was postponed
    The borrower may open it again.
    Then this happens
      | the borrower goes back to the postponed rating, when the answer is | the borrower is asked for stars |
      |   still to be rated                                                |                                 |
    But nothing happens
      | the borrower goes back to the postponed rating, unless the answer is still to be rated |

  Scenario: The complaint shows, and its rating was postponed
    Then this happens
      | the connection comes back              | the complaint is reloaded while it shows, and its rating was |
      | or the borrower comes back to the page |   postponed                                                  |

  Scenario: The complaint is reloaded while it shows, and its rating was postponed
    Then this happens
      | the backend has not answered the complaint yet                    | the complaint shows, and its rating was postponed        |
      | or the backend has answered the complaint                         |                                                          |
      | or the backend has answered the complaint, and asks for no rating |                                                          |
      | the backend refuses                                               | the page shows the backend's message about the refusal   |
      |                                                                   | a toast says the backend's message: "Not possible today" |
      | the connection is cut                                             | the complaint shows, and its rating was postponed        |
      | or the backend's response cannot be parsed                        | a toast says "Something went wrong. Please try again."   |
      | or 1 minute passes: the request timed out                         |                                                          |
    But nothing happens
      | the connection comes back           |
      | the borrower comes back to the page |

  Scenario: Everywhere else
    But nothing happens
      | it is another day in Manila     |
      | the borrower leaves it for now  |
      | the borrower chooses one star   |
      | the borrower chooses five stars |
      | the borrower goes back          |

  Scenario: What always holds
    Then this always holds
      | a rating that is on its way comes to an end |
