Feature: Rating the app

  Scenario: It is opened
    Then this is how it begins
      | the borrower is asked for stars                          | the borrower is asked for stars                               |
      | the dialog opens, and an earlier rating has no known end | nobody knows whether it was done, and the borrower is told so |

  Scenario: The borrower is asked for stars
    Then this is what comes of it
      | the borrower chooses three stars                       | the stars are marked                         |
      | or the borrower chooses four stars                     |                                              |
      | the borrower sends the rating, when stars are chosen   | the rating is being sent, and back waits     |
      | the borrower sends the rating, unless stars are chosen | a toast says "Please choose how many stars." |
      | the borrower closes the dialog                         | the dialog is closed                         |
      | or the borrower goes back                              | it is over                                   |

  Scenario: The rating is being sent, and back waits
    Then this is what comes of it
      | the lender has the rating, when there are enough stars   | the dialog is closed                                          |
      |                                                          | the shell opens the store for a rating                        |
      |                                                          | it is over                                                    |
      | the lender has the rating, unless there are enough stars | fewer than four stars                                         |
      | the lender says no                                       | the borrower is asked for stars                               |
      |                                                          | a toast says what the lender says: "Not possible today"       |
      | no answer comes, so nobody knows whether it was done     | nobody knows whether it was done, and the borrower is told so |
      | or 1 minute passes: the lender took too long             |                                                               |
    But nothing comes of it
      | the borrower closes the dialog |
      | the borrower goes back         |

  Scenario: Nobody knows whether it was done, and the borrower is told so
    Then this is what comes of it
      | the borrower goes back                                               | the dialog decides                       |
      | the dialog ends with "Try again"                                     | the rating is being sent, and back waits |
      | or the dialog ends with another way                                  |                                          |
      | the dialog ends with "Leave it for now"                              | the dialog is closed                     |
      | or the dialog breaks                                                 | it is over                               |
      | the dialog ends because it was done after all, when there are enough | the dialog is closed                     |
      |   stars                                                              | the shell opens the store for a rating   |
      |                                                                      | it is over                               |
      | the dialog ends because it was done after all, unless there are      | fewer than four stars                    |
      |   enough stars                                                       |                                          |

  Scenario: Fewer than four stars
    The result is shown here, not in the shop of apps.
    Then this is what comes of it
      | the borrower closes the dialog | the dialog is closed |
      | or the borrower goes back      | it is over           |

  Scenario: Anywhere else than where it is told of
    But nothing comes of it
      | the borrower chooses three stars |
      | the borrower chooses four stars  |
      | the borrower sends the rating    |

  Scenario: What always holds, whatever happens
    Then it is always so
      | whatever is under way comes to an end |
      | one rating for each tap               |
    But it is never so
      | back leads away while the rating is on its way |
