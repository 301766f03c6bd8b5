Feature: Uploading a picture

  Scenario: It is opened
    Then it begins like this
      | a picture is chosen | the picture is redrawn |

  Scenario: The picture is redrawn
    Upright, smaller, without the file's data about the borrower.
    Then this happens
      | the picture is made small                          | the picture is on its way  |
      | the picture cannot be read                         | the picture cannot be read |
      | or 270 seconds pass: making it small took too long |                            |

  Scenario: The picture is on its way
    Then this happens
      | half of the picture has arrived           | how much has arrived shows                               |
      | all of the picture has arrived            | the backend has the picture                              |
      |                                           | the complaint has the picture                            |
      |                                           | a toast says "Picture uploaded"                          |
      | the backend refuses                       | the page could not be loaded, whatever the reason        |
      |                                           | a toast says the backend's message: "Not possible today" |
      | the connection is cut                     | the page could not be loaded, whatever the reason        |
      | or 1 minute passes: the request timed out |                                                          |

  Scenario: The page could not be loaded, whatever the reason
    It can be sent again or removed.
    Then this happens
      | the borrower sends the picture again | the picture is on its way |

  Scenario: Everywhere else
    But nothing happens
      | the borrower sends the picture again |
