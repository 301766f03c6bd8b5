Feature: Nobody knows whether it was done

  Scenario: It is opened
    Then this is how it begins
      | a loan has no known end                          | nobody has looked yet |
      | or a repayment has no known end                  |                       |
      | or another way to pay the order has no known end |                       |

  Scenario: The end of the call is unknown, and the person is told so
    Then this is what comes of it
      | the borrower taps "Check (now|again)", when the lender can be asked | the lender's side is looked at |
      | the borrower taps "Try again", when it may be sent again            | it is sent again               |
      |                                                                     | it is over                     |
      | the borrower leaves it for now                                      | it is left for now             |
      | or the borrower goes back                                           | it is over                     |
      | the borrower taps "Pay this way all the same", when another way was | the other way is taken         |
      |   meant                                                             | it is over                     |
    But nothing comes of it
      | the borrower taps "Check (now|again)", unless the lender can be asked       |
      | the borrower taps "Try again", unless it may be sent again                  |
      | the borrower taps "Pay this way all the same", unless another way was meant |

  Scenario: The lender's side is looked at
    Then this is what comes of it
      | the borrower leaves it for now               | it is left for now                                      |
      | or the borrower goes back                    | it is over                                              |
      | the lender says that it was done             | the lender's side shows that it was done                |
      |                                              | what was open is settled                                |
      | the lender says that it was not done         | the lender's side shows that it was not done so far     |
      | the lender cannot say yet                    | the lender's side does not tell, or could not be asked  |
      | the lender says no                           | the lender's side does not tell, or could not be asked  |
      |                                              | a toast says what the lender says: "Not possible today" |
      | the connection is cut                        | the lender's side does not tell, or could not be asked  |
      | or 1 minute passes: the lender took too long | a toast says "Something went wrong. Please try again."  |
    But nothing comes of it
      | the borrower taps "Check (now|again)" |

  Scenario: The lender's side shows that it was done
    Then this is what comes of it
      | the borrower taps "Continue"      | the dialog is over, for it was done |
      | or the borrower leaves it for now | it is over                          |
      | or the borrower goes back         |                                     |

  Scenario: Anywhere else than where it is told of
    But nothing comes of it
      | the borrower taps "Pay this way all the same" |
      | the borrower taps "Try again"                 |

  Scenario: What always holds, whatever happens
    Then it is always so
      | a look comes to an end |
    But it is never so
      | what was found done is sent again |
