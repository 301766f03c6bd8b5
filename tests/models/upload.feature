Feature: A picture on its way to the lender

  Scenario: It is opened
    Then this is how it begins
      | a picture is chosen | the picture is drawn anew |

  Scenario: The picture is drawn anew
    Upright, smaller, without what its file tells of the borrower.
    Then this is what comes of it
      | the picture is made small                        | the picture is on its way  |
      | the picture cannot be read                       | the picture cannot be read |
      | or 2 minutes pass: making it small took too long |                            |

  Scenario: The picture is on its way
    Then this is what comes of it
      | half of the picture has arrived              | how much has arrived shows                              |
      | all of the picture has arrived               | the lender has the picture                              |
      |                                              | the complaint has the picture                           |
      |                                              | a toast says "Picture uploaded"                         |
      | the lender says no                           | the page could not be loaded, whatever the reason       |
      |                                              | a toast says what the lender says: "Not possible today" |
      | the connection is cut                        | the page could not be loaded, whatever the reason       |
      | or 1 minute passes: the lender took too long | a toast says "Something went wrong. Please try again."  |

  Scenario: The page could not be loaded, whatever the reason
    It can be sent again or removed.
    Then this is what comes of it
      | the borrower sends the picture again | the picture is on its way |

  Scenario: Anywhere else than where it is told of
    But nothing comes of it
      | the borrower sends the picture again |
