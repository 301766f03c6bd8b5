Feature: The outcome is unknown

  Scenario: It is opened
    Then this is how it begins
      | the outcome of a loan request is unknown      | nobody has checked yet |
      | or the outcome of a repayment is unknown      |                        |
      | or another payment of the order is pending    |                        |
      | or a loan was requested in another session    |                        |
      | or a loan request is too old to be sent again |                        |
      | or the phone cannot remember a request        |                        |

  Scenario: The person is warned and chooses what to do
    Then this is what comes of it
      | the borrower taps "Check (now|again)", when the lender can be asked  | the backend is asked whether it was done |
      | the borrower taps "Try again", when it may be sent again             | it is sent again                         |
      |                                                                      | it is over                               |
      | the borrower leaves it for now                                       | it is left for now                       |
      | or the borrower goes back                                            | it is over                               |
      | the borrower taps "(Pay this way all the same|Send it now)", when it | it is sent all the same                  |
      |   waits for the borrower                                             | it is over                               |
    But nothing comes of it
      | the borrower taps "Check (now|again)", unless the lender can be asked                         |
      | the borrower taps "Try again", unless it may be sent again                                    |
      | the borrower taps "(Pay this way all the same|Send it now)", unless it waits for the borrower |

  Scenario: The backend is asked whether it was done
    Then this is what comes of it
      | the borrower leaves it for now                                      | it is left for now                                      |
      | or the borrower goes back                                           | it is over                                              |
      | the lender says that it was done, when it belongs to this session   | the backend shows that it was done                      |
      |                                                                     | what was pending is settled                             |
      | the lender says that it was done, unless it belongs to this session | the backend shows that it was done                      |
      | the lender says that it was not done                                | the backend shows that it was not done so far           |
      | the lender cannot say yet                                           | the backend does not say, or could not be asked         |
      | the lender says no                                                  | the backend does not say, or could not be asked         |
      |                                                                     | a toast says what the lender says: "Not possible today" |
      | the connection is cut                                               | the backend does not say, or could not be asked         |
      | or 1 minute passes: the lender took too long                        | a toast says "Something went wrong. Please try again."  |
    But nothing comes of it
      | the borrower taps "Check (now|again)" |

  Scenario: The backend shows that it was done
    Then this is what comes of it
      | the borrower taps "Continue"      | the dialog closes, because it was done |
      | or the borrower leaves it for now | it is over                             |
      | or the borrower goes back         |                                        |

  Scenario: Anywhere else than where it is told of
    But nothing comes of it
      | the borrower taps "(Pay this way all the same|Send it now)" |
      | the borrower taps "Try again"                               |

  Scenario: What always holds, whatever happens
    Then it is always so
      | a look comes to an end |
    But it is never so
      | what was found done is sent again |
