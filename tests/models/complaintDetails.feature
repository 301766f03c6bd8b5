Feature: A complaint and its answer

  Scenario: It is opened
    Then this is how it begins
      | A complaint and its answer is opened | the page is loading |

  Scenario: The page is loading
    Then this is what comes of it
      | the lender has not answered the complaint yet | no rating is asked for                                       |
      | the lender has answered the complaint         | the complaint shows                                          |
      | the lender says no                            | the page shows why the lender refused, in the lender's words |
      |                                               | a toast says what the lender says: "Not possible today"      |
      | the connection is cut                         | the page could not be loaded, for there was no connection    |
      |                                               | a toast says "Something went wrong. Please try again."       |
      | the lender answers what nobody can read       | the page could not be loaded                                 |
      | or 1 minute passes: the lender took too long  | a toast says "Something went wrong. Please try again."       |
    But nothing comes of it
      | the borrower sends it (rate service) |

  Scenario: The page could not be loaded, whatever the reason
    The person can try again.
    Then this is what comes of it
      | the borrower taps "Try again"          | the page is loading |
      | or the connection comes back           |                     |
      | or the borrower comes back to the page |                     |
    But nothing comes of it
      | the borrower sends it (rate service) |

  Scenario: The page shows why the lender refused, in the lender's words
    Then this is what comes of it
      | the borrower contacts us | customer service opens |

  Scenario: The complaint shows
    Then this is what comes of it
      | a check finds it done | the lender has the rating |

  Scenario: The complaint shows
    Then this is what comes of it
      | 3 seconds pass: the answer can have been read | the borrower is asked for stars |
    But nothing comes of it
      | the borrower sends it (rate service) |

  Scenario: The borrower is asked for stars
    Then this is what comes of it
      | the borrower chooses one star                          | the stars are marked                         |
      | or the borrower chooses five stars                     |                                              |
      | when stars are chosen:                                 | the rating is being sent, and back waits     |
      |   the borrower sends the rating                        |                                              |
      |   or the borrower sends it (rate service)              |                                              |
      | the borrower sends the rating, unless stars are chosen | a toast says "Please choose how many stars." |
      | the borrower closes the dialog                         | no rating is asked for                       |
      | or the borrower goes back                              |                                              |
    But nothing comes of it
      | the borrower sends it (rate service), unless stars are chosen |

  Scenario: The rating is being sent, and back waits
    Then this is what comes of it
      | the lender has the rating                            | the lender has the rating                                |
      |                                                      | a toast says "Thank you for your rating"                 |
      | the lender says no                                   | the borrower is asked for stars                          |
      |                                                      | a toast says what the lender says: "Not possible today"  |
      | no answer comes, so nobody knows whether it was done | the outcome is unknown, or nothing was sent for a reason |
      | or 1 minute passes: the lender took too long         | the app hears that the outcome is unclear                |
    But nothing comes of it
      | the borrower sends it (rate service) |
      | the borrower sends the rating        |
      | the borrower closes the dialog       |

  Scenario: The outcome is unknown, or nothing was sent for a reason
    The root asks the person.
    Then this is what comes of it
      | the borrower sends it (rate service) | the rating is being sent, and back waits |
      | the borrower leaves it for now       | no rating is asked for                   |

  Scenario: The lender has the rating
    The page is there to be read.
    But nothing comes of it
      | the borrower sends it (rate service) |

  Scenario: No rating is asked for
    It was cancelled, left, or never due.
    Then this is what comes of it
      | the borrower goes back to the rating that was put off, when the | the borrower is asked for stars          |
      |   answer is still to be rated                                   |                                          |
      | the borrower sends it (rate service), when stars are chosen     | the rating is being sent, and back waits |
    But nothing comes of it
      | the borrower goes back to the rating that was put off, unless the answer is still to be rated |
      | the borrower sends it (rate service), unless stars are chosen                                 |

  Scenario: Anywhere else than where it is told of
    But nothing comes of it
      | a check finds it done               |
      | the borrower leaves it for now      |
      | the borrower chooses one star       |
      | the borrower chooses five stars     |
      | the borrower goes back              |
      | the connection comes back           |
      | the borrower comes back to the page |

  Scenario: What always holds, whatever happens
    Then it is always so
      | a rating that is on its way comes to an end |
