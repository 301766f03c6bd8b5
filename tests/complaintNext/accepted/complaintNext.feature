Feature: Writing a complaint

  Scenario: It is opened
    Then it begins like this
      | the page is opened                                               | the words of the topic are loading |
      | or the page is opened with a draft                               | the complaint is written           |
      | or the page is opened, and no type was chosen                    |                                    |
      | or the page is opened for an order that takes no complaint about |                                    |
      |   collection                                                     |                                    |

  Scenario: The words of the topic are loading
    Then this happens
      | the words of the topic arrive             | the topic shows                                                   |
      | the connection is cut                     | the topic could not be loaded; the complaint can still be written |
      | or 1 minute passes: the request timed out |                                                                   |
      | the backend refuses                       | the topic could not be loaded; the complaint can still be written |
      |                                           | a toast says the backend's message: "Not possible today"          |

  Scenario: The topic could not be loaded; the complaint can still be written
    Then this happens
      | the borrower taps "Load the topic again" | the words of the topic are loading |
      | or the connection comes back             |                                    |
      | or the borrower comes back to the page   |                                    |

  Scenario: The complaint is being made
    A picture may arrive meanwhile.
    States inside handle their own rows first: the outcome is unknown, or nothing was sent for a reason; the
    backend has it; the backend has it, as the borrower's complaints show, which are being opened.
    Then this happens
      | the borrower sends it (complain), when it is not true that a picture | the complaint is being sent, and back waits                      |
      |   is still on its way                                                |                                                                  |
      | a check finds it done (checked)                                      | the backend has it, as the borrower's complaints show, which are |
      |                                                                      |   being opened                                                   |
      |                                                                      | the draft is gone                                                |
      |                                                                      | the list of complaints opens                                     |
      | a check finds it done (stored)                                       | the backend has it                                               |
      |                                                                      | the draft is gone                                                |
      | the picture is uploaded                                              | the draft is kept                                                |
    But nothing happens
      | the borrower sends it (complain), unless it is not true that a picture is still on its way |

  Scenario: The complaint is written
    Then this happens
      | the borrower writes what happened                                    | the draft is kept                                                  |
      | or the borrower writes nothing but blanks                            | the complaint is written                                           |
      | the borrower adds a picture, when there is room for it               | the draft is kept                                                  |
      |                                                                      | the picture is being uploaded                                      |
      | the borrower adds a picture, unless there is room for it             | a toast says "You can add up to 9 pictures."                       |
      | the borrower sends the complaint, when collection is not possible    | a toast says "You cannot complain about collection for this loan." |
      |   for this order                                                     |                                                                    |
      | the borrower sends the complaint, else when nothing is written       | the page says that the text is missing                             |
      |                                                                      | the fault is pointed at                                            |
      | the borrower sends the complaint, else when a picture is still on    | a toast says "Some pictures are not uploaded yet. Wait, try again, |
      |   its way                                                            |   or remove them."                                                 |
      | the borrower taps "Choose what it is about", when nothing is written | the page to complain opens                                         |
      | the borrower sends the complaint, else when what it is about is not  | the draft is kept                                                  |
      |   chosen                                                             | the page to complain opens                                         |
      | or the borrower taps "Choose what it is about", unless nothing is    |                                                                    |
      |   written                                                            |                                                                    |
      | the borrower sends the complaint, otherwise                          | the complaint is being sent, and back waits                        |
      |                                                                      | the draft is kept                                                  |
      | the borrower removes the picture, when it is there                   | the draft is kept                                                  |
      |                                                                      | sometimes: the picture goes away                                   |
    But nothing happens
      | the borrower removes the picture, unless it is there |
      | the borrower writes the same again                   |
      | the borrower goes back                               |

  Scenario: The complaint is being sent, and back waits
    Then this happens
      | the backend has the complaint                   | the backend has it                                       |
      |                                                 | the draft is gone                                        |
      | the backend refuses                             | the complaint is written                                 |
      |                                                 | a toast says the backend's message: "Not possible today" |
      | there is no response, so the outcome is unknown | the outcome is unknown, or nothing was sent for a reason |
      | or 1 minute passes: the request timed out       | the app is notified that the outcome is unclear          |
    But nothing happens
      | the borrower writes what happened       |
      | the borrower writes the same again      |
      | the borrower writes nothing but blanks  |
      | the borrower sends the complaint        |
      | the borrower sends it (complain)        |
      | a check finds it done (checked, stored) |
      | the borrower goes back                  |

  Scenario: The outcome is unknown, or nothing was sent for a reason
    The root asks the person.
    Then this happens
      | the borrower sends it (complain) | the complaint is being sent, and back waits                      |
      | a check finds it done (checked)  | the backend has it, as the borrower's complaints show, which are |
      |                                  |   being opened                                                   |
      |                                  | the draft is gone                                                |
      |                                  | the list of complaints opens                                     |
      | a check finds it done (stored)   | the backend has it                                               |
      |                                  | the draft is gone                                                |
      | the borrower leaves it for now   | the complaint is written                                         |
    But nothing happens
      | the borrower goes back |

  Scenario: The backend has it
    Its number and the day of the answer show for a moment, then the entry opens.
    Then this happens
      | the borrower closes the dialog                | the page to complain opens |
      | or the borrower comes back to the page        |                            |
      | or a check finds it done (checked, stored)    |                            |
      | or the borrower goes back                     |                            |
      | or 1.5 seconds pass: the number could be read |                            |
    But nothing happens
      | the borrower sends it (complain) |

  Scenario: The backend has it, as the borrower's complaints show, which are being opened
    Then this happens
      | the borrower taps "My complaints"          | the list of complaints opens |
      | or the borrower comes back to the page     |                              |
      | or a check finds it done (checked, stored) |                              |
      | or the borrower goes back                  |                              |
    But nothing happens
      | the borrower sends it (complain) |

  Scenario: Everywhere else
    But nothing happens
      | the borrower taps "Load the topic again" |
      | the connection comes back                |
      | the borrower leaves it for now           |

  Scenario: What always holds
    Then this always holds
      | a complaint that is on its way comes to an end |
    But this never holds
      | a complaint goes out by the button without words, or with an unfinished picture            |
      | a complaint about collection goes out by the button though its order is known to take none |
      | a complaint that is sent goes out again                                                    |
