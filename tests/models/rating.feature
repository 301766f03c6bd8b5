Feature: Rating the app

  Scenario: It is opened
    Then this is how it begins
      | Rating the app is opened (first) | the borrower is asked for stars          |
      | Rating the app is opened (again) | the rating is being sent, and back waits |

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
      | the lender has the rating, when there are enough stars   | the dialog is closed                                         |
      |                                                          | the shell opens the store for a rating                       |
      |                                                          | it is over                                                   |
      | the lender has the rating, unless there are enough stars | fewer than four stars                                        |
      | the lender says no                                       | the borrower is asked for stars                              |
      |                                                          | a toast says what the lender says: "Not possible today"      |
      | no answer comes, so nobody knows whether it was done     | the outcome is unknown, and the borrower is asked what to do |
      | or 1 minute passes: the lender took too long             | the app hears that the outcome is unclear                    |
    But nothing comes of it
      | the borrower closes the dialog |
      | the borrower goes back         |

  Scenario: The outcome is unknown, and the borrower is asked what to do
    The root asks the person.
    Then this is what comes of it
      | the borrower sends it (rate app)                     | the rating is being sent, and back waits |
      | a check finds it done, when there are enough stars   | the dialog is closed                     |
      |                                                      | the shell opens the store for a rating   |
      |                                                      | it is over                               |
      | a check finds it done, unless there are enough stars | fewer than four stars                    |
      | the borrower leaves it for now                       | the dialog is closed                     |
      |                                                      | it is over                               |
    But nothing comes of it
      | the borrower goes back |

  Scenario: Fewer than four stars
    The result is shown here, not in the shop of apps.
    Then this is what comes of it
      | the borrower closes the dialog | the dialog is closed |
      | or the borrower goes back      | it is over           |

  Scenario: Anywhere else than where it is told of
    But nothing comes of it
      | the borrower sends it (rate app) |
      | a check finds it done            |
      | the borrower leaves it for now   |
      | the borrower chooses three stars |
      | the borrower chooses four stars  |
      | the borrower sends the rating    |

  Scenario: What always holds, whatever happens
    Then it is always so
      | whatever is under way comes to an end |
      | one rating for each tap               |
    But it is never so
      | back leads away while the rating is on its way |
