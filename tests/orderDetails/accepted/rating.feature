Feature: Rating the app

  Scenario: It is opened
    Then it begins like this
      | Rating the app is opened (first) | the borrower is asked for stars          |
      | Rating the app is opened (again) | the rating is being sent, and back waits |

  Scenario: In every state
    States inside handle their own rows first: the outcome is unknown, and the borrower is asked what to do.
    Then this happens
      | the borrower sends it (rate app) | the rating is being sent, and back waits |

  Scenario: The borrower is asked for stars
    Then this happens
      | the borrower chooses three stars                       | the stars are marked                         |
      | or the borrower chooses four stars                     |                                              |
      | the borrower sends the rating, when stars are chosen   | the rating is being sent, and back waits     |
      | the borrower sends the rating, unless stars are chosen | a toast says "Please choose how many stars." |
      | the borrower closes the dialog                         | the dialog is closed                         |
      | or the borrower goes back                              | it ends                                      |

  Scenario: The rating is being sent, and back waits
    Then this happens
      | the backend has the rating, when there are enough stars   | the dialog is closed                                         |
      |                                                           | a toast says "Thank you for your rating"                     |
      |                                                           | the shell opens the store for a rating                       |
      |                                                           | it ends                                                      |
      | the backend has the rating, unless there are enough stars | fewer than four stars                                        |
      | the backend refuses                                       | the borrower is asked for stars                              |
      |                                                           | a toast says the backend's message: "Not possible today"     |
      | there is no response, so the outcome is unknown           | the outcome is unknown, and the borrower is asked what to do |
      | or 1 minute passes: the request timed out                 | the app is notified that the outcome is unclear              |
    But nothing happens
      | the borrower sends it (rate app) |
      | the borrower closes the dialog   |
      | the borrower goes back           |

  Scenario: The outcome is unknown, and the borrower is asked what to do
    The root asks the person.
    Then this happens
      | the borrower sends it (rate app)                               | the rating is being sent, and back waits |
      | a check finds it done (checked), when there are enough stars   | the dialog is closed                     |
      |                                                                | a toast says "Thank you for your rating" |
      |                                                                | the shell opens the store for a rating   |
      |                                                                | it ends                                  |
      | a check finds it done (checked), unless there are enough stars | fewer than four stars                    |
      | the borrower leaves it for now                                 | the dialog is closed                     |
      |                                                                | it ends                                  |
    But nothing happens
      | the borrower goes back |

  Scenario: Fewer than four stars
    The result is shown here, not in the shop of apps.
    Then this happens
      | the borrower closes the dialog | the dialog is closed |
      | or the borrower goes back      | it ends              |

  Scenario: Everywhere else
    But nothing happens
      | a check finds it done (checked)  |
      | the borrower leaves it for now   |
      | the borrower chooses three stars |
      | the borrower chooses four stars  |
      | the borrower sends the rating    |

  Scenario: What always holds
    Then this always holds
      | whatever is under way comes to an end |
      | one rating for each tap               |
    But this never holds
      | back leads away while the rating is on its way |
