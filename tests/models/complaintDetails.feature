Feature: A complaint and its answer

  Scenario: It is opened
    Then this is how it begins
      | the page is opened                                            | the page is loading |
      | or the page is opened, and an earlier rating has no known end |                     |

  Scenario: The page is loading
    Then this is what comes of it
      | when an earlier rating has no known end:                            | nobody knows whether it was done, and the borrower is told so      |
      |   the lender has not answered the complaint yet                     |                                                                    |
      |   or the lender has answered the complaint                          |                                                                    |
      | the lender has not answered the complaint yet, unless an earlier    | no rating is asked for                                             |
      |   rating has no known end                                           |                                                                    |
      | the lender has answered the complaint, unless an earlier rating has | the complaint shows                                                |
      |   no known end                                                      |                                                                    |
      | the lender says no, when an earlier rating has no known end         | the page shows why the lender refused, in the lender's words       |
      |                                                                     | the borrower is told that nobody knows how something earlier ended |
      |                                                                     | a toast says what the lender says: "Not possible today"            |
      | the lender says no, unless an earlier rating has no known end       | the page shows why the lender refused, in the lender's words       |
      |                                                                     | nothing is open, or the borrower was told of it                    |
      |                                                                     | a toast says what the lender says: "Not possible today"            |
      | the connection is cut, when an earlier rating has no known end      | the page could not be loaded, for there was no connection          |
      |                                                                     | the borrower is told that nobody knows how something earlier ended |
      |                                                                     | a toast says "Something went wrong. Please try again."             |
      | the connection is cut, unless an earlier rating has no known end    | the page could not be loaded, for there was no connection          |
      |                                                                     | nothing is open, or the borrower was told of it                    |
      |                                                                     | a toast says "Something went wrong. Please try again."             |
      | when an earlier rating has no known end:                            | the page could not be loaded                                       |
      |   the lender answers what nobody can read                           | the borrower is told that nobody knows how something earlier ended |
      |   or 1 minute passes: the lender took too long                      | a toast says "Something went wrong. Please try again."             |
      | unless an earlier rating has no known end:                          | the page could not be loaded                                       |
      |   the lender answers what nobody can read                           | nothing is open, or the borrower was told of it                    |
      |   or 1 minute passes: the lender took too long                      | a toast says "Something went wrong. Please try again."             |
    But nothing comes of it
      | the borrower comes back, and something is open whose end nobody knows |
      | the borrower goes back                                                |

  Scenario: The page could not be loaded, whatever the reason
    The person can try again.
    Then this is what comes of it
      | the borrower taps "Try again"                                      | the page is loading |
      | or the connection comes back                                       |                     |
      | or the borrower comes back to the page                             |                     |
      | or the borrower comes back, and something is open whose end nobody |                     |
      |   knows                                                            |                     |

  Scenario: The page shows why the lender refused, in the lender's words
    Then this is what comes of it
      | the borrower contacts us | customer service opens |

  Scenario: The borrower is told that nobody knows how something earlier ended
    Then this is what comes of it
      | the borrower goes back                        | the dialog decides                              |
      | the dialog ends with "Try again"              | nothing is open, or the borrower was told of it |
      | or the dialog ends with another way           |                                                 |
      | or the dialog ends with "Leave it for now"    |                                                 |
      | or the dialog breaks                          |                                                 |
      | the dialog ends because it was done after all | the page is loading                             |

  Scenario: Nothing is open, or the borrower was told of it
    But nothing comes of it
      | the borrower goes back |

  Scenario: The complaint shows
    Then this is what comes of it
      | the borrower comes back, and something is open whose end nobody | nobody knows whether it was done, and the borrower is told so |
      |   knows                                                         |                                                               |
      | 3 seconds pass: the answer can have been read                   | the borrower is asked for stars                               |
    But nothing comes of it
      | the borrower comes back to the page |
      | the borrower goes back              |

  Scenario: The borrower is asked for stars
    Then this is what comes of it
      | the borrower comes back, and something is open whose end nobody | nobody knows whether it was done, and the borrower is told so |
      |   knows                                                         |                                                               |
      | the borrower chooses one star                                   | the stars are marked                                          |
      | or the borrower chooses five stars                              |                                                               |
      | the borrower sends the rating, when stars are chosen            | the rating is being sent, and back waits                      |
      | the borrower sends the rating, unless stars are chosen          | a toast says "Please choose how many stars."                  |
      | the borrower closes the dialog                                  | no rating is asked for                                        |
      | or the borrower goes back                                       |                                                               |
    But nothing comes of it
      | the borrower comes back to the page |

  Scenario: The rating is being sent, and back waits
    Then this is what comes of it
      | the lender has the rating                            | the lender has the rating                                     |
      |                                                      | a toast says "Thank you for your rating"                      |
      | the lender says no                                   | the borrower is asked for stars                               |
      |                                                      | a toast says what the lender says: "Not possible today"       |
      | no answer comes, so nobody knows whether it was done | nobody knows whether it was done, and the borrower is told so |
      | or 1 minute passes: the lender took too long         |                                                               |
    But nothing comes of it
      | the borrower comes back, and something is open whose end nobody knows |
      | the borrower sends the rating                                         |
      | the borrower closes the dialog                                        |
      | the borrower goes back                                                |

  Scenario: Nobody knows whether it was done, and the borrower is told so
    Then this is what comes of it
      | the borrower goes back                        | the dialog decides                       |
      | the dialog ends with "Try again"              | the rating is being sent, and back waits |
      | or the dialog ends with another way           |                                          |
      | when stars are chosen:                        | no rating is asked for                   |
      |   the dialog ends with "Leave it for now"     |                                          |
      |   or the dialog breaks                        |                                          |
      | else when the answer is still to be rated:    | the complaint shows                      |
      |   the dialog ends with "Leave it for now"     |                                          |
      |   or the dialog breaks                        |                                          |
      | otherwise:                                    | no rating is asked for                   |
      |   the dialog ends with "Leave it for now"     |                                          |
      |   or the dialog breaks                        |                                          |
      | the dialog ends because it was done after all | the lender has the rating                |
    But nothing comes of it
      | the borrower comes back, and something is open whose end nobody knows |

  Scenario: The lender has the rating
    The page is there to be read.
    But nothing comes of it
      | the borrower comes back, and something is open whose end nobody knows |
      | the borrower goes back                                                |

  Scenario: No rating is asked for
    It was cancelled, left, or never due.
    Then this is what comes of it
      | the borrower comes back, and something is open whose end nobody | nobody knows whether it was done, and the borrower is told so |
      |   knows                                                         |                                                               |
      | the borrower goes back to the rating that was put off, when the | the borrower is asked for stars                               |
      |   answer is still to be rated                                   |                                                               |
    But nothing comes of it
      | the borrower goes back to the rating that was put off, unless the answer is still to be rated |
      | the borrower comes back to the page                                                           |
      | the borrower goes back                                                                        |

  Scenario: Anywhere else than where it is told of
    But nothing comes of it
      | the connection comes back           |
      | the borrower comes back to the page |
      | the borrower chooses one star       |
      | the borrower chooses five stars     |

  Scenario: What always holds, whatever happens
    Then it is always so
      | a rating that is on its way comes to an end |
